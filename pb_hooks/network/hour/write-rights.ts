import { FLOWN_PAIR } from '#game/tables/flown-pair.ts';
import { ROUTE } from '#game/tables/route.ts';
import { insertInto, updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';

const USED = updateById(ROUTE, ['unused_from']);
const FLOWN = insertInto(FLOWN_PAIR, {}, 'ON CONFLICT (airline, pair) DO UPDATE SET weeks = excluded.weeks');
/** They have no legs: see `planRights`. Their results stay. */
const LAPSED = 'DELETE FROM route WHERE id IN (SELECT value FROM json_each({:ids}))';

/** Writes the use of rights to fly and the weeks flown, and deletes rights that have lapsed. */
export function writeRights(tx: CoreApp, plans: readonly AirlinePlan[]): void {
  writeRows(
    tx,
    USED,
    plans.flatMap(({ rights }) => rights),
  );
  writeRows(
    tx,
    FLOWN,
    plans.flatMap(({ flownPairs }) => flownPairs),
  );
  const lapsed = plans.flatMap((plan) => plan.lapsed);
  if (lapsed.length > 0) run(tx, LAPSED, { ids: JSON.stringify(lapsed) });
}
