import type { PoolChange } from '#game/slots/released.ts';
import { toPool } from '#game/slots/use-or-lose.ts';
import { SLOT } from '#game/tables/slot.ts';
import { SLOT_POOL } from '#game/tables/slot-pool.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { AirlinePlan } from '../settlement/state/plan.ts';
import { run } from '../settlement/state/read-rows.ts';

const SLOTS = insertInto(
  SLOT,
  {},
  `ON CONFLICT (id) DO UPDATE SET count = excluded.count, used = excluded.used, flown = excluded.flown,
     weeks = excluded.weeks, until = excluded.until`,
);
const GONE = 'DELETE FROM slot WHERE id IN (SELECT value FROM json_each({:ids}))';
const POOL = insertInto(
  SLOT_POOL,
  {},
  'ON CONFLICT (airport, hour) DO UPDATE SET count = count + excluded.count',
);

/** Changes the pool of an airport (id). */
export function changePool(tx: CoreApp, airport: string, changes: readonly PoolChange[]): void {
  const rows = changes.map(({ hour, count }) => ({
    id: recordId(['slot_pool', airport, hour]),
    airport,
    hour,
    count,
  }));
  writeRows(tx, POOL, rows);
}

/** Puts half of some slots that came back into the pool. */
export const returnToPool = (tx: CoreApp, airport: string, hour: number, count: number): void =>
  changePool(tx, airport, [{ hour, count: toPool(count) }]);

/** Writes the changed slots of some airlines. Half of the withdrawn ones go to the pool. */
export function writeSlots(tx: CoreApp, plans: readonly AirlinePlan[]): void {
  const changed = plans.filter(({ slots }) => slots.length > 0);
  if (changed.length === 0) return;
  const rows = changed.flatMap(({ airline, slots }) =>
    slots.flatMap(({ withdrawn: _, ...slot }) => (slot.count > 0 ? [{ ...slot, airline: airline.id }] : [])),
  );
  const all = changed.flatMap(({ slots }) => slots);
  const gone = all.flatMap(({ id, count }) => (count === 0 ? [id] : []));
  writeRows(tx, SLOTS, rows);
  if (gone.length > 0) run(tx, GONE, { ids: JSON.stringify(gone) });
  const back = all.filter(({ withdrawn }) => withdrawn > 0);
  for (const { airport, hour, withdrawn } of back) returnToPool(tx, airport, hour, withdrawn);
}
