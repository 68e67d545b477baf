import { run } from '../settlement/state/read-rows.ts';

const OF_BOTH = `
  o.airline = {:merged} AND slot.airline = {:buyer}
  AND o.airport = slot.airport AND o.hour = slot.hour AND o.kind = slot.kind`;
const LEGS = `(
  SELECT count(*) FROM leg l WHERE l.airline = slot.airline AND (
    (slot.kind = 'departure' AND l.origin = slot.airport AND l.departs / 60 = slot.hour)
    OR (slot.kind = 'arrival' AND l.destination = slot.airport AND l.arrives / 60 = slot.hour)))`;

/**
 * Both airlines' slots count together, also beyond the share that one airline can win: what is not used is withdrawn
 * like other slots. Results of the last auction in such hours are deleted, because they tell only of a part.
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
  'UPDATE slot SET flown = 0, weeks = 0, until = 0 WHERE airline = {:buyer} AND count = used',
];

/** Adds the slots of an airline to those of the one that merges it. Call it after the legs have moved. */
export function mergeSlots(tx: CoreApp, buyer: string, merged: string): void {
  for (const sql of STEPS) run(tx, sql, { buyer, merged });
}
