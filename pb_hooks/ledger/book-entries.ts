import { transferOf } from '#game/account/accounts.ts';
import type { LedgerCategory } from '#game/finance/categories.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import { worldDate } from '../clock/date.ts';
import { insertInto, writeRows } from '../db/write-rows.ts';
import { lastEntry } from './counterparts.ts';
import { moveCash } from './move-cash.ts';

/** An entry of an airline. Its amount in whole US dollars is positive for income. Those of 0 are left out. */
export interface AirlineEntry {
  id: string;
  airline: string;
  category: LedgerCategory;
  amount: number;
  memo: string;
  /** Id, if it is about an aircraft. */
  aircraft?: string;
}

const ENTRIES = insertInto(LEDGER, {
  at: '{:at}',
  minute: '{:minute}',
  route: "''",
  flight: "''",
});

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
  const rows = entries
    .filter(({ amount }) => amount !== 0)
    .map((entry) => ({
      ...entry,
      aircraft: entry.aircraft ?? '',
      transfer: transferOf(entry.id, entry.category),
    }));
  if (rows.length === 0) return;
  const last = lastEntry(tx);
  writeRows(tx, ENTRIES, rows, { minute, at: worldDate(start, minute) });
  moveCash(tx, last, true);
}
