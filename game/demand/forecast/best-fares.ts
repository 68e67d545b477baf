import { CABIN_CLASSES, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { fareDemandCurve } from './fare-curve.ts';
import { weekMoney } from './forecast-route.ts';
import { daysOf, type RouteWeek } from './route-week.ts';

/** Classes compete with each other, so each is optimised again after the others have changed. */
const ROUNDS = 2;

/** The most profitable fares found for a route. */
export interface BestFares {
  fares: PerClass;
  /** Profit per week with these fares and with the present ones, US dollars. */
  profit: number;
  before: number;
}

/**
 * Returns the most profitable fares of a route, class by class, against the rivals' present fares. Classes
 * without own flights keep their fares. The profit is never below the present one.
 */
export function bestFares(week: RouteWeek): BestFares {
  const own = week.departures.filter(({ airline }) => airline === week.airline);
  const sold = CABIN_CLASSES.filter((name) => own.some(({ seats }) => seats[name] > 0));
  const before = weekMoney(week, daysOf(week)).profit;
  let [fares, profit]: [PerClass, number] = [{ ...week.fares }, before];
  for (let round = 0; round < ROUNDS; round++) {
    const start = profit;
    for (const name of sold) {
      const { best } = fareDemandCurve({ ...week, fares }, name);
      if (best.profit > profit) [fares, profit] = [{ ...fares, [name]: best.fare }, best.profit];
    }
    if (profit === start) break;
  }
  return { fares, profit, before };
}
