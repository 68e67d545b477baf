/** Milliseconds that one transaction is to take: other writers wait for it, and must not wait 150 ms. */
const AIM = 50;
/** Most rows in one transaction, however quick the machine is. One airline's hour is never divided, and may have more. */
const MOST_ROWS = 1_000;

/** What transactions do: write an hour, or sum up old rows. */
export type Work = 'write' | 'compact';

/**
 * Milliseconds for a row, before any has been written. Slower than any machine that has been measured, so that the first
 * transactions of a process are short.
 */
export const FIRST_PACE: Readonly<Record<Work, number>> = { write: 2, compact: 0.5 };
/** A rate falls to this part of itself at most, so that a huge transaction does not follow one that happened to be quick. */
const FALL = 0.5;

/**
 * Returns the end of the chunk that begins at `from`: as much as fits into the time, at least one item.
 * @param pace milliseconds for a row
 * @param rows of each item
 */
export function chunkEnd(pace: number, rows: readonly number[], from: number): number {
  let sum = 0;
  let to = from;
  for (; to < rows.length; to++) {
    sum += rows[to] as number;
    if (to > from && (sum > MOST_ROWS || sum * pace > AIM)) break;
  }
  return to;
}

/** Returns the pace after a transaction that took `taken` milliseconds. It rises at once and falls step by step. */
export const paceAfter = (pace: number, rows: number, taken: number): number =>
  Math.max(taken / rows, pace * FALL);
