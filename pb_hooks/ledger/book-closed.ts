import { accountId } from '#game/account/accounts.ts';
import { LEDGER, type LedgerRow } from '#game/tables/ledger.ts';
import { worldDate } from '../clock/date.ts';
import { insertInto, writeRows } from '../db/write-rows.ts';
import { lastEntry, writeCounterparts } from './counterparts.ts';

const ENTRIES = insertInto(LEDGER);
const CLOSED = accountId('closed');
const RECEIVE = 'UPDATE account SET balance = balance + {:amount} WHERE id = {:id}';

/** An entry of airlines that are gone. Its amount in whole US dollars is positive for income. */
export interface ClosedEntry extends Pick<LedgerRow, 'id' | 'category' | 'amount'> {
  /** Whether an account is on the other side. */
  isTransfer: boolean;
}

/**
 * Writes entries of the account `closed` with those of the accounts on the other side, and moves the balances. They name
 * nothing that tells whose they are.
 * @param minute world minute
 */
export function bookClosed(
  tx: CoreApp,
  entries: readonly ClosedEntry[],
  minute: number,
  start: string,
): void {
  const last = lastEntry(tx);
  const at = worldDate(start, minute);
  const rows = entries
    .filter(({ amount }) => amount !== 0)
    .map(({ id, category, amount, isTransfer }) => ({
      id,
      airline: CLOSED,
      at,
      minute,
      category,
      amount,
      memo: '',
      route: '',
      aircraft: '',
      flight: '',
      transfer: isTransfer ? id : '',
    }));
  writeRows(tx, ENTRIES, rows);
  const amount = rows.reduce((total, row) => total + row.amount, 0);
  tx.db().newQuery(RECEIVE).bind({ amount, id: CLOSED }).execute();
  writeCounterparts(tx, last);
}
