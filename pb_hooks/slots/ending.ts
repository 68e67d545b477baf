import type { HourLimit } from '#game/slots/merged-slots.ts';
import { withdrawnAt } from '#game/slots/use-or-lose.ts';
import { SLOT } from '#game/tables/slot.ts';
import { SLOT_BID } from '#game/tables/slot-bid.ts';
import type { EndPart, Merger } from '../airline/ending.ts';
import { CashAccount } from '../books/ledger/cash-account.ts';
import { readAirlineLegs, readLegs } from '../network/actions/timetable/read-legs.ts';
import { withdrawLegs } from '../network/actions/timetable/withdraw-legs.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, numberOf, textOf } from '../platform/db/shape.ts';
import { updateById, writeRows } from '../platform/db/write-rows.ts';
import { run } from '../settlement/state/read-rows.ts';
import type { WorldTime } from '../world/clock/world-time.ts';
import { returnToPool } from './write-slots.ts';

const b = aliased(SLOT_BID, 'b');
const TIED_UP = { iata: textOf('p.iata'), amount: numberOf('sum(b.lots * b.price)') };
const OPEN_BIDS = `
  FROM slot_bid b LEFT JOIN airport p ON p.id = b.airport
  WHERE ${b.airline.sql} = {:airline} AND b.decided = FALSE GROUP BY b.airport ORDER BY b.airport`;

/** Returns the money of an airline's bids from escrow. */
function refundBids(tx: CoreApp, airline: string, time: WorldTime): void {
  const account = new CashAccount(tx, airline, time, `bids of ${airline}`);
  for (const { iata, amount } of readAll(tx, TIED_UP, OPEN_BIDS, { airline }))
    account.credit({ category: 'slot_bid_refund', amount, memo: `Bids for slots at ${iata}` });
  account.settle();
}

export const SLOT_BIDS_ENDING: EndPart = {
  goes: ['slot_bid'],
  end: (tx, { airline, time }) => refundBids(tx, airline.id, time),
};

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

const REMOVED = 'DELETE FROM leg WHERE id IN (SELECT value FROM json_each({:ids}))';

/** Takes legs (ids) that have no slot any more out of the buyer's timetable. */
function removeLegs({ buyer: context, surplus: { legs } }: Merger): void {
  if (legs.length === 0) return;
  const { tx, airline } = context;
  const gone = new Set(legs);
  const affected = new Set<string>();
  for (const { id, aircraft } of readAirlineLegs(tx, airline.id)) if (gone.has(id)) affected.add(aircraft);
  const aircraft = [...affected].sort();
  withdrawLegs(
    context,
    aircraft,
    readLegs(tx, aircraft).filter(({ id }) => !gone.has(id)),
  );
  run(tx, REMOVED, { ids: JSON.stringify(legs) });
}

/** In a merger, the legs have moved before, and the slots are added to the buyer's. */
export const SLOTS_ENDING: EndPart = {
  moves: ['slot'],
  end: (tx, ending) => {
    if (ending.way !== 'merged') return;
    removeLegs(ending);
    const { id: buyer } = ending.buyer.airline;
    const { hours } = ending.surplus;
    for (const sql of STEPS) run(tx, sql, { buyer, merged: ending.airline.id });
    if (hours.length > 0) returnSurplus(tx, buyer, hours);
    for (const sql of USED_UP) run(tx, sql, { buyer, until: withdrawnAt(ending.now) });
  },
};
