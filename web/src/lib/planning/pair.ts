import type { Airport } from '../../../../game/airport.ts';
import type { PerClass } from '../../../../game/cabin.ts';
import { referenceFare } from '../../../../game/fares.ts';
import { distanceKm } from '../../../../game/geo.ts';
import type {
  FixedWeek,
  PlanningAircraft,
  PlanningEnd,
  PlanningRoute,
} from '../../../../game/planning/planning.ts';
import type { MarketDeparture } from '../../../../game/records/market.ts';
import type { Route } from '../../../../game/records/route.ts';
import type { PlannedLeg } from '../../../../game/timetable/leg.ts';
import { solarOffset } from '../../../../game/timetable/local-time.ts';
import type { Machine } from './machine.ts';

/** A leg of the timetable as it is, or as it might be. */
export interface OwnLeg extends PlannedLeg {
  id: string;
  /** Id of the aircraft. */
  aircraft: string;
}

/** The usual fares over a distance (km), whole US dollars. */
export const usualFares = (km: number): PerClass => ({
  economy: referenceFare(km, 'economy'),
  business: referenceFare(km, 'business'),
  first: referenceFare(km, 'first'),
});

export const faresOf = ({ fare_economy, fare_business, fare_first }: Route): PerClass => ({
  economy: fare_economy,
  business: fare_business,
  first: fare_first,
});

const endOf = ({ id, longest_runway_m, lat, lon, type }: Airport): PlanningEnd => ({
  ...{ id, lat, lon, type },
  runway: longest_runway_m,
  offset: solarOffset(lon),
});

/** A pair of airports as a page knows it. */
export interface Pair {
  from: Airport;
  to: Airport;
  /** People a year, both ways. */
  leisure: number;
  business: number;
  premium: number;
  /** Departures of other airlines. */
  others: readonly MarketDeparture[];
  /** One's own route on it. */
  route?: Route | undefined;
}

/** Id of a pair that one does not own. */
const idOf = (a: Airport, b: Airport) => `${a.iata}${b.iata}`;

/**
 * Returns a pair as forecasts and planner take it. All pages come through here, with the same order of the ends, the same
 * rounding of distance and people, and the fares that the route has or would have, so that they show the same figures.
 */
export function planningRoute({ from, to, leisure, business, premium, others, route }: Pair): PlanningRoute {
  const [a, b] = from.iata < to.iata ? [from, to] : [to, from];
  const km = Math.round(distanceKm(a, b) * 1000) / 1000;
  return {
    ...{ id: route?.id ?? idOf(a, b), km, a: endOf(a), b: endOf(b), others },
    leisure: Math.round(leisure),
    business: Math.round(business),
    premium: Math.round(premium),
    fares: route ? faresOf(route) : usualFares(km),
  };
}

/** Returns an aircraft as forecasts and planner take it. @param base id of the airport where its week begins */
export const planningAircraft = (
  { id, model, cabin, seats, age, condition, weeklyRate, familySize, turn }: Machine,
  base: string,
): PlanningAircraft => ({
  ...{ id, model, cabin, seats, age, condition, familySize, turn, base },
  leaseRate: weeklyRate,
});

/** Returns the airport where an aircraft's week on a pair begins: the hub if the pair touches it. */
export const baseOn = ({ a, b }: Pick<PlanningRoute, 'a' | 'b'>, hub: string, from: string): string =>
  a.id === hub || b.id === hub ? hub : from;

/** Returns one's own route between two airports. */
export const routeBetween = (
  routes: readonly Route[],
  from: string | undefined,
  to: string | undefined,
): Route | undefined => routes.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));

/** Returns the weeks of one's aircraft that fly. @param routes ids of the only routes that count; all if left out */
export function fixedWeeks(
  machines: readonly Machine[],
  legs: readonly OwnLeg[],
  routes?: ReadonlySet<string>,
): FixedWeek[] {
  const counted = routes ? legs.filter(({ route }) => routes.has(route)) : legs;
  return machines.flatMap((machine) => {
    const own = counted.filter(({ aircraft }) => aircraft === machine.id);
    return own.length > 0 ? [{ aircraft: planningAircraft(machine, ''), legs: own }] : [];
  });
}
