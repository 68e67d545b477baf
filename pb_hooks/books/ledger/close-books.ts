import { LEDGER } from '#game/tables/ledger.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, boolOf, numberOf, textOf } from '#hooks/platform/db/shape.ts';
import { bookAccount } from './book-account.ts';
import { counterpartOf } from './write-entries.ts';

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
 * Replaces the ledger of an airline that is about to be deleted by one entry per category in the account
 * `closed`, which takes over its cash. All sums still hold, and nothing is left that describes the airline.
 * @param minute world minute
 */
export function closeBooks(tx: CoreApp, airline: string, minute: number, start: string): void {
  const sums = readAll(tx, SUM, SUMS, { airline });
  for (const sql of REMOVALS) tx.db().newQuery(sql).bind({ airline }).execute();
  bookAccount(tx, 'closed', sums, minute, start);
}
