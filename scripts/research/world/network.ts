import { flownBy, researchIncumbents } from '#game/demand/incumbents/research-incumbents.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { canFly } from '#game/network/route/check.ts';
import { faresOf, referenceFare } from '#game/network/route/fares.ts';
import { legValueOf, type RouteMarket } from '#game/network/scheduling/leg-value.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import type { SchedulableRoute } from '#game/network/timetable/schedulable.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import type { Research } from '#game/payloads/market.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';

/** A pair in the form used by planners, acquired or not. */
export interface Prospect {
  market: RouteMarket;
  route: SchedulableRoute;
}

const WEEKS = 52;
/** Share of rivals' seats filled with passengers of this airline's market: about their usual load factor. */
const RIVALS_TAKE = 0.85;
/** Share of the passengers that a first flight has beside incumbents, of those that it would have alone. */
const INCUMBENTS_LEAVE = 0.65;
/** Minimum share of the demand that rivals leave. */
const MIN_LEFT = 0.2;
/** Hours of the flights used to rate routes, outbound and back. */
const TRIED = [8, 17] as const;
const WEDNESDAY = 2;

const usualFares = (km: number, factor: number) => ({
  economy: Math.round(referenceFare(km, 'economy') * factor),
  business: Math.round(referenceFare(km, 'business') * factor),
  first: Math.round(referenceFare(km, 'first') * factor),
});

export const endOf = ({ id, longest_runway_m, lon }: Airport) => ({
  id,
  runway: longest_runway_m,
  offset: solarOffset(lon),
});

/** Flights that a player would sell. */
interface PlannedOffer {
  model: AircraftModel;
  /** Minimum and maximum distance, km. */
  reach: readonly [number, number];
  /** Factor on usual fares. */
  fares: number;
}

/** Returns the prospects of an aircraft model from a hub, with the demand that rivals leave. */
export function prospectsOf(
  hub: Airport,
  research: Research,
  airports: ReadonlyMap<string, Airport>,
  { model, reach, fares }: PlannedOffer,
  traffic: number,
): Prospect[] {
  const { destinations, rivals } = research;
  const incumbentsTo = researchIncumbents(research, traffic);
  const seats = sumOfClasses(typicalCabin(model));
  return destinations.id.flatMap((id, index): Prospect[] => {
    const to = airports.get(id);
    const km = destinations.km[index] ?? 0;
    if (!to || km < reach[0] || km > reach[1]) return [];
    if (canFly(model, seats, km, hub.longest_runway_m, to.longest_runway_m)) return [];
    const people = (column: readonly number[]) => column[index] ?? 0;
    const [leisure, business, premium] = [
      people(destinations.leisure),
      people(destinations.business),
      people(destinations.premium),
    ];
    const all = leisure + business + premium;
    const beside = flownBy(incumbentsTo(index)).airlines > 0 ? INCUMBENTS_LEAVE : 1;
    const taken = ((rivals[id]?.seats ?? 0) * WEEKS * RIVALS_TAKE) / Math.max(1, all);
    const left = beside * Math.max(MIN_LEFT, 1 - taken);
    const market = { id, km, typeA: hub.type, typeB: to.type, fares: usualFares(km, fares) };
    return [
      {
        market: { ...market, leisure: leisure * left, business: business * left, premium: premium * left },
        route: { id, km, a: endOf(hub), b: endOf(to) },
      },
    ];
  });
}

/** Returns the best prospects by the value of a daily return flight per hour of the aircraft. */
export function bestProspects(
  prospects: readonly Prospect[],
  model: AircraftModel,
  fuelPrice: number,
  count: number,
): Prospect[] {
  const value = legValueOf(
    { model, cabin: typicalCabin(model), fuelPrice },
    prospects.map(({ market }) => market),
  );
  const worth = ({ market: { id, km } }: Prospect) => {
    const block = blockMinutes(km, model.cruise_kmh) + model.turnaround_min;
    return (value(id, 'out', WEDNESDAY, TRIED[0], 0) + value(id, 'back', WEDNESDAY, TRIED[1], 0)) / block;
  };
  return prospects
    .map((prospect) => ({ prospect, worth: worth(prospect) }))
    .filter((rated) => rated.worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, count)
    .map(({ prospect }) => prospect);
}

/**
 * Returns an owned route as a prospect, with the demand of the research at its hub. Null if that does not have it.
 * @param lesson factor by which it is busier than expected
 */
export function prospectOfRoute(
  row: Route,
  { from, destinations }: Pick<Research, 'from' | 'destinations'>,
  airports: ReadonlyMap<string, Airport>,
  lesson: number,
): Prospect | null {
  const a = airports.get(row.a);
  const b = airports.get(row.b);
  const index = destinations.id.indexOf(row.a === from ? row.b : row.a);
  if (!a || !b || index < 0) return null;
  const people = (column: readonly number[]) => (column[index] ?? 0) * lesson;
  return {
    market: {
      id: row.id,
      km: row.km,
      typeA: a.type,
      typeB: b.type,
      leisure: people(destinations.leisure),
      business: people(destinations.business),
      premium: people(destinations.premium),
      fares: faresOf(row),
    },
    route: { id: row.id, km: row.km, a: endOf(a), b: endOf(b) },
  };
}
