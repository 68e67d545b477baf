import { transferOf } from '#game/account/accounts.ts';
import { LEDGER, type LedgerCategory } from '#game/tables/ledger.ts';
import { worldDate } from '../clock/date.ts';
import { insertInto, writeRows } from '../db/write-rows.ts';
import { lastEntry } from '../ledger/counterparts.ts';
import { moveCash } from '../ledger/move-cash.ts';

/** An entry of an airline. Its amount in whole US dollars is positive for income. Those of 0 are left out. */
export interface ShareEntry {
  id: string;
  airline: string;
  category: LedgerCategory;
  amount: number;
  memo: string;
}

const ENTRIES = insertInto(LEDGER, {
  at: '{:at}',
  minute: '{:minute}',
  route: "''",
  aircraft: "''",
  flight: "''",
});

/**
 * Writes entries of airlines with those of the accounts on the other side, and moves cash and balances.
 * @param minute world minute
 */
export function bookEntries(
  tx: CoreApp,
  entries: readonly ShareEntry[],
  minute: number,
  start: string,
): void {
  const rows = entries
    .filter(({ amount }) => amount !== 0)
    .map((entry) => ({ ...entry, transfer: transferOf(entry.id, entry.category) }));
  if (rows.length === 0) return;
  const last = lastEntry(tx);
  writeRows(tx, ENTRIES, rows, { minute, at: worldDate(start, minute) });
  moveCash(tx, last, true);
}

const HOUR_DIGITS = 5;
/** Characters of an order's id that are kept. */
const KEPT = 9;

/**
 * Returns the id of an entry about a record in one hour, because hashes are slow in goja.
 * @param kind one letter or digit, different for each entry of the record in the hour
 */
export const hourlyId = (record: string, hour: number, kind: string): string =>
  record.slice(0, KEPT) + hour.toString(36).padStart(HOUR_DIGITS, '0') + kind;
