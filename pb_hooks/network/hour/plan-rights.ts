import { flownPair } from '#game/demand/knowledge/flown-pair.ts';
import { WEEKS_COUNTED } from '#game/demand/knowledge/knowledge.ts';
import { LAPSE_NOTICE_WEEKS, LAPSE_WEEKS, reviewRight } from '#game/network/route/lapse.ts';
import { pairName } from '#game/network/route/pair-name.ts';
import { ROUTE } from '#game/tables/route.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { aliased, boolOf, numberOf } from '#hooks/platform/db/shape.ts';
import { WEEKLY_TURN } from '#hooks/settlement/pace/slots.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { notify } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

const r = aliased(ROUTE, 'r');
const RIGHT = {
  id: r.id,
  airline: r.airline,
  pair: r.pair,
  unused_from: r.unused_from,
  planned: boolOf('EXISTS (SELECT 1 FROM leg l WHERE l.route = r.id)'),
  /** Weeks flown before this one. */
  weeks: numberOf(
    'COALESCE((SELECT f.weeks FROM flown_pair f WHERE f.airline = r.airline AND f.pair = r.pair), 0)',
  ),
  flown: boolOf(
    'EXISTS (SELECT 1 FROM route_history h WHERE h.route = r.id AND h.starts >= {:since} AND h.flights > 0)',
  ),
};
const RIGHTS = 'FROM route r WHERE r.airline IN (SELECT value FROM turn) ORDER BY r.airline, r.pair';
const WITH_TURN = `turn AS MATERIALIZED (${WEEKLY_TURN})`;

/**
 * Reviews the rights to fly of each airline once per week. Those without a flight for 26 weeks lapse after a notice. Each
 * week with flights makes the pair better known.
 */
export function planRights(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  const { airlines, hour, minute } = world;
  const since = minute - (minute % DAY) - WEEK;
  for (const right of readRows(app, RIGHT, RIGHTS, { airlines, hour, since }, WITH_TURN)) {
    const plan = plans.get(right.airline);
    if (!plan) continue;
    const { id, airline, pair, unused_from, planned, flown, weeks } = right;
    const { unusedFrom, change } = reviewRight(unused_from, planned || flown, minute);
    const name = pairName(pair);
    if (unusedFrom !== unused_from) plan.rights.push({ id, unused_from: unusedFrom });
    if (flown && weeks < WEEKS_COUNTED) plan.flownPairs.push(flownPair(airline, pair, weeks + 1));
    if (change === 'lapse') {
      plan.lapsed.push(id);
      const body = `It had no flight for ${LAPSE_WEEKS} weeks. To fly the route again, acquire it again.`;
      notify(plan, hour, { kind: 'route', title: `Your right to fly ${name} has lapsed`, body }, id);
    } else if (change === 'notice') {
      const body = `It has had no flight for ${LAPSE_WEEKS - LAPSE_NOTICE_WEEKS} weeks. Put a flight into the timetable within ${LAPSE_NOTICE_WEEKS} weeks to keep it.`;
      const title = `Your right to fly ${name} will lapse in ${LAPSE_NOTICE_WEEKS} weeks`;
      notify(plan, hour, { kind: 'route', title, body, link: '/route/manage/' }, id);
    }
  }
}
