import type { CabinClass, PerClass } from '#game/fleet/aircraft/cabin.ts';
import { fareBounds, referenceFare } from '#game/network/route/fares.ts';
import { weekMoney } from './forecast-route.ts';
import { daysOf, type RouteDay, type RouteWeek } from './route-week.ts';

/** Range of the curve, in reference fares. */
const FROM = 0.5;
const TO = 2;
const STEPS = 15;
/** Number of times that the best point is refined, each time with half the step. */
const REFINEMENTS = 3;

/** A week at one fare of a class. */
export interface FarePoint {
  fare: number;
  /** In this class. */
  passengers: number;
  /** Of all classes, whole US dollars. The same applies to profit. */
  revenue: number;
  profit: number;
}

export interface FareCurve {
  /** Lowest fare first. */
  points: FarePoint[];
  /** The most profitable fare found. */
  best: FarePoint;
}

const betterOf = (a: FarePoint, b: FarePoint) => (b.profit > a.profit ? b : a);

/** Returns the same days with other fares for the airline's own flights. */
export const withFares = (days: readonly RouteDay[], fares: Readonly<PerClass>): RouteDay[] =>
  days.map((day) => ({
    ...day,
    itineraries: day.itineraries.map((itinerary, index) =>
      day.own.includes(index) ? { ...itinerary, fares } : itinerary,
    ),
  }));

/**
 * Returns passengers, revenue and profit of a week by the fare of one class, with all other fares unchanged.
 * The best fare assumes that rivals keep their present fares.
 */
export function fareDemandCurve(week: RouteWeek, cabin: CabinClass): FareCurve {
  const reference = referenceFare(week.km, cabin);
  const { min, max } = fareBounds(week.km, cabin);
  const days = daysOf(week);
  const pointAt = (wished: number): FarePoint => {
    const fare = Math.min(max, Math.max(min, Math.round(wished)));
    const fares = { ...week.fares, [cabin]: fare };
    const { byClass, revenue, profit } = weekMoney({ ...week, fares }, withFares(days, fares));
    return { fare, passengers: byClass[cabin], revenue, profit };
  };
  const apart = ((TO - FROM) * reference) / STEPS;
  const points = Array.from({ length: STEPS + 1 }, (_, index) => pointAt(FROM * reference + index * apart));
  let best = points.reduce(betterOf);
  for (let round = 1; round <= REFINEMENTS; round++) {
    const step = apart / 2 ** round;
    best = [pointAt(best.fare - step), pointAt(best.fare + step)].reduce(betterOf, best);
  }
  return { points, best };
}
