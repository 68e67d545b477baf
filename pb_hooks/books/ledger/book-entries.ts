import { lastEntry, type NewEntry, writeCounterparts, writeEntries } from './write-entries.ts';

/** An entry of an airline, which may be about an aircraft. */
export type AirlineEntry = Pick<NewEntry, 'id' | 'airline' | 'category' | 'amount' | 'memo' | 'aircraft'>;

/**
 * The sum of the rows added since `last`, so that cash and ledger cannot drift apart. The plus avoids grouping by
 * an index, which would read the whole ledger.
 */
const CASH = `
  UPDATE airline SET cash = cash + moved.amount
  FROM (SELECT airline, sum(amount) AS amount FROM ledger WHERE rowid > {:last} GROUP BY +airline) AS moved
  WHERE airline.id = moved.airline`;

/**
 * Moves each airline's cash, and each account's balance, by the sum of its ledger entries added since `last`.
 * @param last see `lastEntry`
 * @param hasTransfers whether any of the entries has an account on the other side
 */
export function moveCash(tx: CoreApp, last: number, hasTransfers: boolean): void {
  tx.db().newQuery(CASH).bind({ last }).execute();
  if (hasTransfers) writeCounterparts(tx, last);
}

/**
 * Writes entries of airlines with those of the accounts on the other side, and moves cash and balances.
 * @param minute world minute
 */
export function bookEntries(
  tx: CoreApp,
  entries: readonly AirlineEntry[],
  minute: number,
  start: string,
): void {
  if (entries.every(({ amount }) => amount === 0)) return;
  const last = lastEntry(tx);
  moveCash(tx, last, writeEntries(tx, entries, { minute, start }));
}
