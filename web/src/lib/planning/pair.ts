import { FORECAST_DAYS } from '#game/demand/forecast/months.ts';
import { incumbentWeek } from '#game/demand/incumbents/departures.ts';
import type {
  FixedWeek,
  PlanningAircraft,
  PlanningEnd,
  PlanningRoute,
} from '#game/network/planning/planning.ts';
import { faresOf, referenceFares } from '#game/network/route/fares.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import type { Incumbents, Market, MarketDeparture } from '#game/payloads/market.ts';
import { landingFactors } from '#game/slots/airport-slots.ts';
import { type SlotTerms, withLegs } from '#game/slots/check-week.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { knownFactor, type Outlook } from '#game/world/economy/outlook.ts';
import type { CandidateAircraft } from './candidate-aircraft.ts';
import { othersOf } from './market-departures.ts';
import type { Facts } from './use-facts.ts';

/** A leg of the stored or drafted timetable. */
export interface OwnLeg extends PlannedLeg {
  id: string;
  /** Id of the aircraft. */
  aircraft: string;
}

const endOf = ({ id, longest_runway_m, lat, lon, type }: Airport, slots: Pair['slots']): PlanningEnd => ({
  id,
  lat,
  lon,
  type,
  runway: longest_runway_m,
  offset: solarOffset(lon),
  landing: slots?.[id] && landingFactors(slots[id]),
});

/** A pair of airports with its demand. */
export interface Pair {
  from: Airport;
  to: Airport;
  /** Passengers per year, both directions. */
  leisure: number;
  business: number;
  premium: number;
  /** How well the airline knows the pair: see `degreeOf`. */
  known: number;
  /** Published outlook of the economy. */
  outlook: Outlook | null;
  /** Departures of other airlines. */
  others: readonly MarketDeparture[];
  /** Null if nobody flies the pair. */
  incumbents: Incumbents | null;
  /** The airline's route on the pair. */
  route?: Route | undefined;
  /** Slots at both ends, for landing charges. Omitted for a pair without flights, whose hours are open. */
  slots?: Market['slots'] | undefined;
}

/** Returns the id of a pair without a route. */
const idOf = (a: Airport, b: Airport) => `${a.iata}${b.iata}`;

/**
 * Returns a pair as input for forecasts and the scheduler. All pages use this function, so that they show the
 * same figures: same order of the ends, same rounding, and the fares that the route has or would have.
 */
export function planningRoute({
  from,
  to,
  leisure,
  business,
  premium,
  known,
  outlook,
  others,
  incumbents,
  route,
  slots,
}: Pair): PlanningRoute {
  const [a, b] = from.iata < to.iata ? [from, to] : [to, from];
  const km = Math.round(distanceKm(a, b) * 1000) / 1000;
  return {
    id: route?.id ?? idOf(a, b),
    km,
    a: endOf(a, slots),
    b: endOf(b, slots),
    others: incumbents ? [...others, ...incumbentWeek(incumbents, [a, b])] : others,
    leisure: Math.round(leisure),
    business: Math.round(business),
    premium: Math.round(premium),
    known,
    economy: knownFactor(outlook, a, b, FORECAST_DAYS),
    fares: route ? faresOf(route) : referenceFares(km),
  };
}

/** Returns a pair with the demand and the other airlines of its market, as `planningRoute` does. */
export const marketRoute = (
  pair: Pick<Pair, 'from' | 'to' | 'route' | 'slots'>,
  market: Market,
  { airline, outlook }: Facts,
): PlanningRoute =>
  planningRoute({
    ...pair,
    leisure: market.leisure,
    business: market.business,
    premium: market.premium,
    known: market.known,
    incumbents: market.incumbents,
    others: othersOf(market, airline.id),
    outlook,
  });

/**
 * Returns an aircraft as input for forecasts and the scheduler.
 *
 * @param base id of the airport where its week begins
 */
export const planningAircraft = (
  { id, model, cabin, seats, age, condition, weeklyRate, familySize, turn }: CandidateAircraft,
  base: string,
): PlanningAircraft => ({
  id,
  model,
  cabin,
  seats,
  age,
  condition,
  familySize,
  turn,
  base,
  leaseRate: weeklyRate,
});

/** Returns the airport where an aircraft's week on a pair begins: the hub if it is part of the pair. */
export const baseOn = ({ a, b }: Pick<PlanningRoute, 'a' | 'b'>, hub: string, from: string): string =>
  a.id === hub || b.id === hub ? hub : from;

/** Returns the airline's route between two airports. */
export const routeBetween = (
  routes: readonly Route[],
  from: string | undefined,
  to: string | undefined,
): Route | undefined => routes.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));

/**
 * Returns the weeks of the airline's aircraft with flights.
 *
 * @param routes ids of the included routes, default all
 */
export function fixedWeeks(
  candidates: readonly CandidateAircraft[],
  legs: readonly OwnLeg[],
  routes?: ReadonlySet<string>,
): FixedWeek[] {
  const counted = routes ? legs.filter(({ route }) => routes.has(route)) : legs;
  return candidates.flatMap((candidate) => {
    const own = counted.filter(({ aircraft }) => aircraft === candidate.id);
    return own.length > 0 ? [{ aircraft: planningAircraft(candidate, ''), legs: own }] : [];
  });
}

/**
 * Returns a function from an aircraft (id) to the slots for its week: those of some airports, besides all flights
 * of the airline's other aircraft.
 */
export function slotTermsFor(
  slots: Market['slots'],
  legs: readonly OwnLeg[],
  hub: string,
): (aircraft: string) => SlotTerms {
  const airports = new Map(Object.entries(slots));
  const here = legs.filter(({ origin, destination }) => airports.has(origin) || airports.has(destination));
  const flying = new Set(here.map(({ aircraft }) => aircraft));
  const all = { airports, hub, fixed: withLegs(new Map(), here) };
  return (aircraft) =>
    flying.has(aircraft)
      ? {
          ...all,
          fixed: withLegs(
            new Map(),
            here.filter((leg) => leg.aircraft !== aircraft),
          ),
        }
      : all;
}
