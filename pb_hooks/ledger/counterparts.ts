import { accountId } from '#game/account/accounts.ts';
import { CATEGORIES, LEDGER_CATEGORIES } from '#game/finance/categories.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import { insertFrom } from '../db/insert.ts';

const ACCOUNT_OF = `CASE l.category ${LEDGER_CATEGORIES.flatMap((category) => {
  const { account } = CATEGORIES[category];
  return account === null ? [] : [`WHEN '${category}' THEN '${accountId(account)}'`];
}).join(' ')} END`;

/**
 * Returns the SQL for the id of the account's entry of a transfer: that of the airline's entry without its first character,
 * followed by x. So finding one from the other needs no index.
 * @param id column with the id of the airline's entry
 */
export const counterpartOf = (id: string): string => `substr(${id}, 2) || 'x'`;

const COUNTERPARTS = insertFrom(
  LEDGER,
  {
    id: counterpartOf('l.id'),
    airline: ACCOUNT_OF,
    at: 'l.at',
    minute: 'l.minute',
    category: 'l.category',
    amount: '-l.amount',
    memo: "''",
    route: "''",
    aircraft: "''",
    flight: "''",
    transfer: 'l.transfer',
  },
  'FROM ledger l WHERE l.rowid > {:last} AND +l.transfer = l.id',
);

const BALANCES = `
  UPDATE account SET balance = balance + moved.amount
  FROM (SELECT airline, sum(amount) AS amount FROM ledger WHERE rowid > {:after} GROUP BY +airline) AS moved
  WHERE account.id = moved.airline`;

const LAST_ROW = 'SELECT COALESCE(max(rowid), 0) AS last FROM ledger';

/** Returns the number of the last entry, for `writeCounterparts`. */
export function lastEntry(tx: CoreApp): number {
  const row = new DynamicModel({ last: 0 });
  tx.db().newQuery(LAST_ROW).one(row);
  return row.last as number;
}

/**
 * Adds the accounts' entries of the transfers whose airlines' entries were added since `last`, and moves the
 * balances of the accounts.
 */
export function writeCounterparts(tx: CoreApp, last: number): void {
  const after = lastEntry(tx);
  const added = tx.db().newQuery(COUNTERPARTS).bind({ last }).execute();
  if (added.rowsAffected() > 0) tx.db().newQuery(BALANCES).bind({ after }).execute();
}
