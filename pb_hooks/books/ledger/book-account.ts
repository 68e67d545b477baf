import { accountId } from '#game/books/accounts.ts';
import type { AccountName } from '#game/tables/account.ts';
import { lastEntry, type NewEntry, writeCounterparts, writeEntries } from './write-entries.ts';

const RECEIVE = 'UPDATE account SET balance = balance + {:amount} WHERE id = {:id}';

/** An entry of an account. Its amount in whole US dollars is positive for income. */
type AccountEntry = Pick<NewEntry, 'id' | 'category' | 'amount' | 'isTransfer'> & { memo?: string };

/**
 * Writes entries of an account with those of the accounts on the other side, and moves the balances.
 * @param minute world minute
 */
export function bookAccount(
  tx: CoreApp,
  name: AccountName,
  entries: readonly AccountEntry[],
  minute: number,
  start: string,
): void {
  const last = lastEntry(tx);
  const airline = accountId(name);
  const rows = entries.map((entry) => ({ memo: '', ...entry, airline }));
  const hasTransfers = writeEntries(tx, rows, { minute, start });
  const amount = rows.reduce((total, row) => total + row.amount, 0);
  tx.db().newQuery(RECEIVE).bind({ amount, id: airline }).execute();
  if (hasTransfers) writeCounterparts(tx, last);
}
