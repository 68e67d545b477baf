/**
 * Target duration of one transaction, in milliseconds. Other writers wait for it, and must not wait 150 ms.
 */
const AIM = 50;
/**
 * Maximum rows in one transaction, on any machine. One airline's hour is never divided, and may have more.
 */
const MAX_ROWS = 1_000;

/** Kinds of transactions: write an hour, or sum up old rows. */
export type Work = 'write' | 'compact';

/**
 * Milliseconds per row before the first measurement. Slower than any machine measured, so that the first
 * transactions of a process are short.
 */
export const FIRST_PACE: Readonly<Record<Work, number>> = { write: 2, compact: 0.5 };
/**
 * The pace falls at most by this factor per transaction, so that one fast transaction is not followed by a
 * huge one.
 */
const FALL = 0.5;

/**
 * Returns the end of the chunk that begins at `from`. It has at least one item and otherwise fits into the
 * target time.
 * @param pace milliseconds per row
 * @param rows of each item
 */
export function chunkEnd(pace: number, rows: readonly number[], from: number): number {
  let sum = 0;
  let to = from;
  for (; to < rows.length; to++) {
    sum += rows[to] as number;
    if (to > from && (sum > MAX_ROWS || sum * pace > AIM)) break;
  }
  return to;
}

/**
 * Returns the pace after a transaction that took `taken` milliseconds. It rises at once and falls in steps.
 */
export const paceAfter = (pace: number, rows: number, taken: number): number =>
  Math.max(taken / rows, pace * FALL);
