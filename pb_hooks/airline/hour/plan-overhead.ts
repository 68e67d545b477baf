import { BASE_ROUTES, overheadShare } from '#game/airline/overhead.ts';
import { numberOf, textOf } from '#hooks/platform/db/shape.ts';
import { DAILY_TURN } from '#hooks/settlement/pace/slots.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

/** Airports at which at least `BASE_ROUTES` of an airline's routes meet, besides its hub. */
const OTHER_BASES = `(
  SELECT count(*) FROM (
    SELECT place FROM (
      SELECT r.a AS place FROM route r WHERE r.airline = t.value
      UNION ALL SELECT r.b FROM route r WHERE r.airline = t.value
    ) WHERE place <> a.hub GROUP BY place HAVING count(*) >= ${BASE_ROUTES}))`;
const SIZE = {
  airline: textOf('t.value'),
  aircraft: numberOf(
    '(SELECT count(*) FROM aircraft x WHERE x.airline = t.value AND x.delivered <= {:minute})',
  ),
  otherBases: numberOf(OTHER_BASES),
};
const SIZES = `FROM (${DAILY_TURN}) t JOIN airline a ON a.id = t.value ORDER BY t.value`;

/** Plans the overhead of airlines whose turn it is, once per day each, from the size of the airline. */
export function planOverheads(
  app: CoreApp,
  { airlines, hour, minute }: SettledWorld,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  for (const { airline, aircraft, otherBases } of readRows(app, SIZE, SIZES, { airlines, hour, minute })) {
    const plan = plans.get(airline);
    if (!plan) continue;
    const share = overheadShare({ aircraft, bases: 1 + otherBases });
    if (share === plan.airline.overheadShare) continue;
    plan.overheadShare = share;
    // This hour's flights already use the new value, even if the hour is interrupted and repeated.
    plan.airline.overheadShare = share;
  }
}
