import { flownBy, researchIncumbents } from '#game/demand/incumbents/research-incumbents.ts';
import { missingBlocs } from '#game/network/rights/home.ts';
import { canFly, type FlightViolation } from '#game/network/route/check.ts';
import { routeFee } from '#game/network/route/price.ts';
import type { Incumbents, Research } from '#game/payloads/market.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { WEEKS_A_YEAR } from '#game/world/time.ts';
import { countryName } from '#web/lib/format.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';

/** A destination with its demand. */
export interface Destination {
  airport: Airport;
  km: number;
  /** Passengers per week in both directions, by group and in total. */
  leisure: number;
  business: number;
  premium: number;
  total: number;
  /** How well the airline knows the pair, 0–1. */
  known: number;
  /** Number of airlines on the pair, and their weekly seats in both directions. */
  airlines: number;
  seats: number;
  /** Those of the real world among them. Null if there are none. */
  incumbents: Incumbents | null;
  /** Price of the right to fly there, whole US dollars. */
  fee: number;
  /** Id of the airline's route, or empty. */
  owned: string;
  /** Blocs whose certificate the airline would need to fly there. Empty if it may: see `missingBlocs`. */
  missing: string[];
  /** Why the selected aircraft cannot fly there. Null if it can or if none is selected. */
  violation: FlightViolation | null;
}

/**
 * Returns the destinations by demand, highest first. Unknown airports are left out.
 * @param homes home blocs of the airline
 * @param traffic percentage of the real world's traffic
 */
export function destinationsOf(
  research: Research,
  from: Airport,
  airports: ReadonlyMap<string, Airport>,
  routes: readonly Route[],
  candidate: CandidateAircraft | null,
  traffic: number,
  homes: readonly string[],
): Destination[] {
  const owned = new Map(
    routes
      .filter(({ a, b }) => a === from.id || b === from.id)
      .map((route) => [route.a === from.id ? route.b : route.a, route.id]),
  );
  const { destinations, rivals } = research;
  const incumbentsTo = researchIncumbents(research, traffic);
  return destinations.id.flatMap((id, index): Destination[] => {
    const airport = airports.get(id);
    if (!airport) return [];
    const km = destinations.km[index] ?? 0;
    const weekly = (figures: readonly number[]) => (figures[index] ?? 0) / WEEKS_A_YEAR;
    const leisure = weekly(destinations.leisure);
    const business = weekly(destinations.business);
    const premium = weekly(destinations.premium);
    const rival = rivals[id];
    const incumbents = incumbentsTo(index);
    const flown = flownBy(incumbents);
    return [
      {
        airport,
        km,
        leisure,
        business,
        premium,
        total: leisure + business + premium,
        known: (destinations.known[index] ?? 0) / 1000,
        airlines: (rival?.airlines ?? 0) + flown.airlines,
        seats: (rival?.seats ?? 0) + flown.seats,
        incumbents,
        fee: routeFee(km, destinations.tariff[index] ?? 0),
        owned: owned.get(id) ?? '',
        missing: missingBlocs(homes, from, airport),
        violation: candidate
          ? canFly(candidate.model, candidate.seats, km, from.longest_runway_m, airport.longest_runway_m)
          : null,
      },
    ];
  });
}

/** Filter of the list. */
export interface DestinationFilter {
  /** Kilometres. */
  minKm: number;
  maxKm: number;
  /** '', 'domestic', 'abroad', a continent, or a country's code. */
  where: string;
  /** Minimum passengers per week, both directions. */
  demand: number;
  unserved: boolean;
  flyable: boolean;
  /** Whether destinations without a right to fly are among them. */
  noRight: boolean;
}

const CONTINENT = /^(AF|AN|AS|EU|NA|OC|SA)-$/;

/** Checks the location. Continents have a hyphen ("SA-") because SA is also a country code. */
function isWhere({ airport }: Destination, where: string, home: string): boolean {
  if (where === '') return true;
  if (where === 'domestic') return airport.country === home;
  if (where === 'abroad') return airport.country !== home;
  return CONTINENT.test(where) ? airport.continent === where.slice(0, 2) : airport.country === where;
}

/** @param home country of the origin */
export const narrowed = (
  destinations: readonly Destination[],
  filter: DestinationFilter,
  home: string,
): Destination[] =>
  destinations.filter(
    (one) =>
      one.km >= filter.minKm &&
      one.km < filter.maxKm &&
      one.total >= filter.demand &&
      isWhere(one, filter.where, home) &&
      !(filter.unserved && one.airlines > 0) &&
      !(filter.flyable && one.violation !== null) &&
      (filter.noRight || one.missing.length === 0),
  );

/** Returns the countries of the destinations, sorted by name. */
export const countriesOf = (destinations: readonly Destination[]): { code: string; name: string }[] =>
  [...new Set(destinations.map(({ airport }) => airport.country))]
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name));

/** Number of destinations with an arc. */
export const ARCS_MAX = 100;

/** Colour and strength of arcs by rank. `fill` has the same colour as a class. */
export const TIERS = [
  { upTo: 10, tone: 'series-2', fill: 'bg-series-2', strength: 1 },
  { upTo: 30, tone: 'series-1', fill: 'bg-series-1', strength: 0.8 },
  { upTo: 60, tone: 'series-3', fill: 'bg-series-3', strength: 0.55 },
  { upTo: ARCS_MAX, tone: 'series-6', fill: 'bg-series-6', strength: 0.3 },
] as const;

/** Arcs of pairs that the airline may not fly, whatever their rank. */
export const NO_RIGHT = { tone: 'bad', fill: 'bg-bad', strength: 0.15 } as const;

/** Returns the tier of a rank (0 is the first). Undefined below the last tier. */
export const tierOf = (place: number) => TIERS.find(({ upTo }) => place < upTo);
