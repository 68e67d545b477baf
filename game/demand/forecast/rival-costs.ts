import { weekMoney } from './forecast-route.ts';
import { daysOf, type RouteWeek } from './route-week.ts';

/** Weekly cost of another airline. */
export interface RivalCost {
  /** Id of the airline. */
  airline: string;
  passengers: number;
  /** Profit, whole US dollars. */
  profit: number;
}

/**
 * Returns what each of some airlines (ids) costs per week on a route: the difference from the same week without its
 * flights. So season, own changes and other airlines do not hide it. Highest profit first.
 */
export function rivalCosts(week: RouteWeek, airlines: readonly string[]): RivalCost[] {
  const now = weekMoney(week, daysOf(week));
  return airlines
    .map((airline) => {
      const without = { ...week, departures: week.departures.filter((one) => one.airline !== airline) };
      const alone = weekMoney(without, daysOf(without));
      return {
        airline,
        passengers: alone.passengers - now.passengers,
        profit: alone.profit - now.profit,
      };
    })
    .sort((one, other) => other.profit - one.profit);
}
