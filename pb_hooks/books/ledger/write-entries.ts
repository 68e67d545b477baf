import { accountId, transferOf } from '#game/books/accounts.ts';
import { LEDGER, type LedgerRow } from '#game/tables/ledger.ts';
import { CATEGORIES, LEDGER_CATEGORIES, type LedgerCategory } from '#game/tables/ledger-category.ts';
import { columnList, insertFrom, valueList } from '#hooks/platform/db/insert.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import { worldDate } from '#hooks/world/clock/date.ts';

/*
 * The only statements that add rows to the ledger. They leave out entries of 0. They move no money: callers do, with
 * `moveCash` or `writeCounterparts`.
 */

/** An entry of an airline or account. Its amount in whole US dollars is positive for income. */
export interface NewEntry
  extends Pick<LedgerRow, 'id' | 'airline' | 'category' | 'amount' | 'memo'>,
    Partial<Pick<LedgerRow, 'minute' | 'route' | 'aircraft' | 'flight'>> {
  /** Whether an account is on the other side. By default the category decides. */
  isTransfer?: boolean;
}

const ENTRIES = insertInto(LEDGER);

/**
 * Adds entries in their order, at a world minute unless they have their own.
 * @returns whether any has an account on the other side
 */
export function writeEntries(
  tx: CoreApp,
  entries: readonly NewEntry[],
  { minute: now, start }: { minute: number; start: string },
): boolean {
  let hasTransfers = false;
  const at = worldDate(start, now);
  const rows = entries
    .filter(({ amount }) => amount !== 0)
    .map((entry) => {
      const { id, category, minute = now, isTransfer = transferOf(id, category) !== '' } = entry;
      hasTransfers ||= isTransfer;
      return {
        id,
        airline: entry.airline,
        at: minute === now ? at : worldDate(start, minute),
        minute,
        category,
        amount: entry.amount,
        memo: entry.memo,
        route: entry.route ?? '',
        aircraft: entry.aircraft ?? '',
        flight: entry.flight ?? '',
        transfer: isTransfer ? id : '',
      };
    });
  writeRows(tx, ENTRIES, rows);
  return hasTransfers;
}

/** Entries of one category as SQL expressions, from rows that the statement reads. */
interface SelectedEntries {
  id: string;
  airline: string;
  at: string;
  minute: string;
  category: LedgerCategory;
  amount: string;
  /** These are empty by default. */
  memo?: string;
  route?: string;
  aircraft?: string;
  flight?: string;
  from: string;
  groupBy?: string;
}

const NOTHING = "''";

function selectEntries({ category, from, groupBy, ...given }: SelectedEntries): string {
  const values = { memo: NOTHING, route: NOTHING, aircraft: NOTHING, flight: NOTHING, ...given };
  const list = valueList(LEDGER, {
    ...values,
    category: `'${category}'`,
    transfer: transferOf(values.id, category) || NOTHING,
  });
  return `SELECT ${list} FROM ${from} ${groupBy ? `GROUP BY ${groupBy} HAVING` : 'WHERE'} ${given.amount} <> 0`;
}

/**
 * Returns the statement that adds all entries of the first category, then those of the next one.
 * @param tables common table expressions that they read
 */
export const insertEntries = (tables: string, entries: readonly SelectedEntries[]): string =>
  `INSERT OR FAIL INTO ${LEDGER.name} (${columnList(LEDGER)}) WITH ${tables} ${entries.map(selectEntries).join(' UNION ALL ')}`;

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
    memo: NOTHING,
    route: NOTHING,
    aircraft: NOTHING,
    flight: NOTHING,
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
