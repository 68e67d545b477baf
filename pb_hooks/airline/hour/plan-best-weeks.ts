import { bestWeek } from '#game/operations/hour/best-week.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { ROUTE_HISTORY } from '#game/tables/route-history.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { WEEK_CHECKS, WEEK_LEASES } from '#hooks/books/ledger/week-costs.ts';
import { aliased, numberOf } from '#hooks/platform/db/shape.ts';
import { DAILY_TURN } from '#hooks/settlement/pace/slots.ts';
import { type AirlinePlan, notify } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

/** Weekday of the comparison: by Tuesday the last flights of Sunday have landed. */
const TUESDAY = 1;
const FLOWN = `
  FROM route_history h WHERE h.airline IN (${DAILY_TURN}) AND h.starts >= {:from} AND h.starts < {:to} AND h.days = 1
  GROUP BY h.airline ORDER BY h.airline`;

const { airline } = aliased(ROUTE_HISTORY, 'h');
const PROFIT = {
  airline,
  profit: numberOf(`sum(h.revenue) - sum(h.costs) - ${WEEK_LEASES} - ${WEEK_CHECKS}`),
};

/** Notifies airlines whose turn it is if the week up to Sunday earned more than any week before. */
export function planBestWeeks(
  app: CoreApp,
  world: SettledWorld,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  const { airlines, hour, minute, weekMinute } = world;
  if (Math.floor(weekMinute / DAY) !== TUESDAY) return;
  const to = minute - (minute % DAY) - DAY;
  const weeks = readRows(app, PROFIT, FLOWN, { airlines, hour, from: to - WEEK, to });
  for (const { airline, profit } of weeks) {
    const plan = plans.get(airline);
    const best = plan && bestWeek(profit, plan.airline.bestWeek);
    if (!best) continue;
    plan.bestWeek = best.profit;
    const title =
      best.ahead === null ? 'Your first week of flights with a profit' : 'Your best week of flights so far';
    const more = best.ahead === null ? '' : `, ${formatDollars(best.ahead)} more than in any week before`;
    const body = `Your flights made ${formatDollars(best.profit)} after leases and checks${more}.`;
    notify(plan, hour, { kind: 'best_week', title, body }, airline);
  }
}
