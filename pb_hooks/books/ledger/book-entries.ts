import { moveCash } from './move-cash.ts';
import { lastEntry, type NewEntry, writeEntries } from './write-entries.ts';

/** An entry of an airline, which may be about an aircraft. */
export type AirlineEntry = Pick<NewEntry, 'id' | 'airline' | 'category' | 'amount' | 'memo' | 'aircraft'>;

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
