import type { CabinClass, PerClass } from '#game/fleet/aircraft/cabin.ts';
import { fareBounds, referenceFare } from '#game/network/route/fares.ts';
import { weekMoney } from './forecast-route.ts';
import { daysOf, type RouteDay, type RouteWeek } from './route-week.ts';
import { weekOutcomes } from './week-costs.ts';

/** Range of the curve, in reference fares. */
const FROM = 0.5;
const TO = 2;
const STEPS = 15;
/** Fares between two points of the curve, among which the best one is found. A power of two. */
const FINEST = 8;
export const LAST_STEP = STEPS * FINEST;

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

/** A fare curve whose points are computed when they are asked for, and once. Each takes the time of a forecast. */
export interface CurveGrid {
  pointAt: (fare: number) => FarePoint;
  /** Returns the point at an index of the finest steps, 0 to `LAST_STEP`. */
  stepAt: (index: number) => FarePoint;
  /** Returns the index of a fare, not rounded. */
  indexOf: (fare: number) => number;
}

/** Returns the fare curve of a class, with all other fares unchanged. @param days `daysOf` the week */
export function curveGrid(week: RouteWeek, cabin: CabinClass, days: readonly RouteDay[]): CurveGrid {
  const reference = referenceFare(week.km, cabin);
  const { min, max } = fareBounds(week.km, cabin);
  const outcomeOf = weekOutcomes(week);
  const known = new Map<number, FarePoint>();
  const pointAt = (wished: number): FarePoint => {
    const fare = Math.min(max, Math.max(min, Math.round(wished)));
    let point = known.get(fare);
    if (!point) {
      const fares = { ...week.fares, [cabin]: fare };
      const { byClass, revenue, profit } = weekMoney({ ...week, fares }, withFares(days, fares), outcomeOf);
      point = { fare, passengers: byClass[cabin], revenue, profit };
      known.set(fare, point);
    }
    return point;
  };
  return {
    pointAt,
    stepAt: (index) => pointAt(reference * (FROM + ((TO - FROM) * index) / LAST_STEP)),
    indexOf: (fare) => ((fare / reference - FROM) / (TO - FROM)) * LAST_STEP,
  };
}

/**
 * Returns passengers, revenue and profit of a week by the fare of one class, with all other fares unchanged.
 * The best fare assumes that rivals keep their present fares.
 */
export function fareDemandCurve(week: RouteWeek, cabin: CabinClass): FareCurve {
  const { stepAt } = curveGrid(week, cabin, daysOf(week));
  const points = Array.from({ length: STEPS + 1 }, (_, index) => stepAt(index * FINEST));
  let best = points.reduce(betterOf);
  let place = points.indexOf(best) * FINEST;
  for (let step = FINEST / 2; step >= 1; step /= 2)
    for (const index of [place - step, place + step])
      if (stepAt(index).profit > best.profit) [best, place] = [stepAt(index), index];
  return { points, best };
}
