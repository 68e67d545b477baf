import { bestWeek } from '../../game/settlement/best-week.ts';
import { DAY } from '../../game/time.ts';
import { formatDollars } from '../action/money.ts';
import { type AirlinePlan, notify } from './plan.ts';
import { readRows } from './read-rows.ts';
import type { SettledWorld } from './read-world.ts';
import { DAILY_TURN } from './slots.ts';

/** By Tuesday the last flights of Sunday have landed. */
const TUESDAY = 1;
const WEEK = `
  FROM route_history h WHERE h.airline IN (${DAILY_TURN}) AND h.starts >= {:from} AND h.starts < {:to} AND h.days = 1
  GROUP BY h.airline ORDER BY h.airline`;

/** Tells airlines whose turn it is that the week up to Sunday has brought more than any before. */
export function planBestWeeks(
  app: CoreApp,
  world: SettledWorld,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  const { airlines, hour, minute, weekMinute } = world;
  if (Math.floor(weekMinute / DAY) !== TUESDAY) return;
  const to = minute - (minute % DAY) - DAY;
  const columns = 'h.airline, sum(h.revenue) - sum(h.costs)';
  const weeks = readRows<[string, number]>(app, columns, WEEK, { airlines, hour, from: to - 7 * DAY, to });
  for (const [airline, profit] of weeks) {
    const plan = plans.get(airline);
    const best = plan && bestWeek(profit, plan.airline.bestWeek);
    if (!best) continue;
    plan.bestWeek = best.profit;
    const title = best.ahead === null ? 'Your first week with a profit' : 'Your best week so far';
    const more = best.ahead === null ? '' : `, ${formatDollars(best.ahead)} more than in any week before`;
    const body = `Flights brought ${formatDollars(best.profit)} before leases and checks${more}.`;
    notify(plan, hour, { kind: 'best_week', title, body, link: '/route/' }, airline);
  }
}
