import { LEDGER } from '#game/tables/ledger.ts';
import type { EndPart } from '../airline/ending.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, boolOf, numberOf, textOf } from '../platform/db/shape.ts';
import { run } from '../settlement/state/read-rows.ts';
import type { WorldTime } from '../world/clock/world-time.ts';
import { bookAccount } from './ledger/book-account.ts';
import { counterpartOf } from './ledger/write-entries.ts';

const l = aliased(LEDGER, 'l');
const SUM = {
  id: textOf('min(l.id)'),
  category: l.category,
  amount: numberOf('sum(l.amount)'),
  isTransfer: boolOf("l.transfer <> ''"),
};
const SUMS = `
  FROM ledger l WHERE l.airline = {:airline}
  GROUP BY l.category, l.transfer <> '' HAVING sum(l.amount) <> 0 ORDER BY min(l.id)`;

const OTHER_SIDES = `
  FROM ledger o CROSS JOIN ledger c ON c.id = ${counterpartOf('o.id')}
  WHERE o.airline = {:airline} AND o.transfer <> ''`;

/** In this order: balances without the other sides, which are booked again as sums; then the entries. */
const REMOVALS = [
  `UPDATE account SET balance = balance - moved.amount
    FROM (SELECT c.airline, sum(c.amount) AS amount ${OTHER_SIDES} GROUP BY c.airline) AS moved
    WHERE account.id = moved.airline`,
  `DELETE FROM ledger WHERE id IN (SELECT c.id ${OTHER_SIDES})`,
  'DELETE FROM ledger WHERE airline = {:airline}',
];

/**
 * Replaces the ledger of an airline by one entry per category in the account
 * `closed`, which takes over its cash. All sums still hold, and nothing is left that describes the airline.
 */
function closeBooks(tx: CoreApp, airline: string, { minute, start }: WorldTime): void {
  const sums = readAll(tx, SUM, SUMS, { airline });
  for (const sql of REMOVALS) run(tx, sql, { airline });
  bookAccount(tx, 'closed', sums, minute, start);
}

/** Settlement then recomputes the buyer's weekly sums from both airlines' entries. */
const MERGED = [
  'DELETE FROM ledger_sum WHERE airline = {:buyer}',
  'UPDATE airline SET cash = cash + (SELECT m.cash FROM airline m WHERE m.id = {:airline}) WHERE id = {:buyer}',
  'UPDATE airline SET cash = 0 WHERE id = {:airline}',
];

/** The buyer takes over entries and values as they are, so that its cash and debts remain the sums of its entries. */
export const BOOKS_ENDING: EndPart = {
  moves: ['ledger', 'valuation'],
  goes: ['ledger_sum'],
  end: (tx, ending) => {
    const { id: airline } = ending.airline;
    if (ending.way !== 'merged') closeBooks(tx, airline, ending.closed);
    else for (const sql of MERGED) run(tx, sql, { buyer: ending.buyer.airline.id, airline });
  },
};
