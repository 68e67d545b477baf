import type { HourLimit } from '#game/slots/merged-slots.ts';
import { withdrawnAt } from '#game/slots/use-or-lose.ts';
import { SLOT } from '#game/tables/slot.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { returnToPool } from '#hooks/slots/write-slots.ts';

const OF_BOTH = `
  o.airline = {:merged} AND slot.airline = {:buyer}
  AND o.airport = slot.airport AND o.hour = slot.hour AND o.kind = slot.kind`;
const LEGS = `(
  SELECT count(*) FROM leg l WHERE l.airline = slot.airline AND (
    (slot.kind = 'departure' AND l.origin = slot.airport AND l.departs / 60 = slot.hour)
    OR (slot.kind = 'arrival' AND l.destination = slot.airport AND l.arrives / 60 = slot.hour)))`;

/**
 * Both airlines' slots count together, and surplus ones go back: see `returnSurplus`. Results of the last auction in such
 * hours are deleted, because they tell only of a part.
 */
const STEPS = [
  `DELETE FROM slot_bid WHERE airline = {:buyer} AND decided AND (airport, hour) IN (
    SELECT airport, hour FROM slot WHERE airline = {:merged}
    UNION SELECT origin, departs / 60 FROM leg WHERE airline = {:buyer}
    UNION SELECT destination, arrives / 60 FROM leg WHERE airline = {:buyer})`,
  `UPDATE slot SET count = slot.count + o.count, flown = slot.flown + o.flown, weeks = max(slot.weeks, o.weeks),
    until = max(slot.until, o.until) FROM slot AS o WHERE ${OF_BOTH}`,
  `DELETE FROM slot WHERE airline = {:merged} AND (airport, hour, kind) IN (
    SELECT airport, hour, kind FROM slot WHERE airline = {:buyer})`,
  'UPDATE slot SET airline = {:buyer} WHERE airline = {:merged}',
  `UPDATE slot SET used = ${LEGS} WHERE airline = {:buyer}`,
  'UPDATE slot SET count = used WHERE airline = {:buyer} AND count < used',
];

const s = aliased(SLOT, 's');
const HELD = { id: s.id, airport: s.airport, hour: s.hour, count: s.count, used: s.used };
const IN_HOURS = `
  FROM slot s WHERE s.airline = {:buyer} AND (s.airport, s.hour) IN (
    SELECT value ->> 0, value ->> 1 FROM jsonb_each({:hours})) ORDER BY s.airport, s.hour, s.kind DESC`;
const KEEP = updateById(SLOT, ['count']);
const GONE = 'DELETE FROM slot WHERE airline = {:buyer} AND count = 0';
/** Nothing is at risk where all slots are used. Otherwise, both airlines' unused ones are withdrawn together. */
const USED_UP = [
  'UPDATE slot SET flown = 0, weeks = 0, until = 0 WHERE airline = {:buyer} AND count = used',
  'UPDATE slot SET flown = 0, weeks = 0, until = {:until} WHERE airline = {:buyer} AND count > used AND until = 0',
];

/** Gives unused slots back until no hour has more than its limit. Half of them go to the pool. */
function returnSurplus(tx: CoreApp, buyer: string, hours: readonly HourLimit[]): void {
  const keys = JSON.stringify(hours.map(({ airport, hour }) => [airport, hour]));
  const rows = readAll(tx, HELD, IN_HOURS, { buyer, hours: keys });
  for (const { airport, hour, limit } of hours) {
    const held = rows.filter((row) => row.airport === airport && row.hour === hour);
    const surplus = Math.max(0, held.reduce((sum, { count }) => sum + count, 0) - limit);
    let left = surplus;
    for (const row of held) {
      const back = Math.min(left, row.count - row.used);
      row.count -= back;
      left -= back;
    }
    if (surplus > left) returnToPool(tx, airport, hour, surplus - left);
  }
  writeRows(tx, KEEP, rows);
  run(tx, GONE, { buyer });
}

/**
 * Adds the slots of an airline to those of the one that merges it. Call it after the legs have moved.
 * @param hours in which both have more than one airline may have
 * @param now world minute
 */
export function mergeSlots(
  tx: CoreApp,
  buyer: string,
  merged: string,
  hours: readonly HourLimit[],
  now: number,
): void {
  for (const sql of STEPS) run(tx, sql, { buyer, merged });
  if (hours.length > 0) returnSurplus(tx, buyer, hours);
  for (const sql of USED_UP) run(tx, sql, { buyer, until: withdrawnAt(now) });
}
