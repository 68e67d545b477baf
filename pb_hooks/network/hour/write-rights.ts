import { ROUTE } from '#game/tables/route.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';

const USED = updateById(ROUTE, ['unused_from', 'weeks_flown']);
/** They have no legs: see `planRights`. Their results stay. */
const LAPSED = 'DELETE FROM route WHERE id IN (SELECT value FROM json_each({:ids}))';

/** Writes the use of rights to fly with the weeks flown, and deletes those that have lapsed. */
export function writeRights(tx: CoreApp, plans: readonly AirlinePlan[]): void {
  writeRows(
    tx,
    USED,
    plans.flatMap(({ rights }) => rights),
  );
  const lapsed = plans.flatMap((plan) => plan.lapsed);
  if (lapsed.length > 0) run(tx, LAPSED, { ids: JSON.stringify(lapsed) });
}
