/** Milliseconds that one transaction is to take: other writers wait for it, and must not wait 150 ms. */
const AIM = 50;
/** Most airlines in one transaction. */
const MOST = 200;

/** What is to be written. */
export interface Load {
  /** Rows to be written, approximately. */
  rows: number;
  /** Airlines whose old rows are summed up. */
  compactions: number;
}

/** Milliseconds that this machine takes for a row, and for a compaction. */
export interface Pace {
  row: number;
  compaction: number;
}

/** Slower than any machine that has been measured, so that the first transactions of a process are short. */
export const FIRST_PACE: Pace = { row: 2, compaction: 25 };
/** A rate falls to this part of itself at most, so that a huge transaction does not follow one that happened to be quick. */
const FALL = 0.5;

const timeFor = (pace: Pace, { rows, compactions }: Load): number =>
  rows * pace.row + compactions * pace.compaction;

/** Returns the end of the chunk that begins at `from`: as much as fits into the time, at least one airline. */
export function chunkEnd(pace: Pace, loads: readonly Load[], from: number): number {
  let time = 0;
  let to = from;
  for (; to < loads.length && to - from < MOST; to++) {
    time += timeFor(pace, loads[to] as Load);
    if (to > from && time > AIM) break;
  }
  return to;
}

/** Rises at once and falls step by step. */
const learnt = (before: number, measured: number): number => Math.max(measured, before * FALL);

/** Returns the pace after a transaction with a load took `taken` milliseconds. */
export function paceAfter(pace: Pace, { rows, compactions }: Load, taken: number): Pace {
  if (compactions === 0) return { ...pace, row: learnt(pace.row, taken / rows) };
  const left = Math.max(0, taken - rows * pace.row);
  return { ...pace, compaction: learnt(pace.compaction, left / compactions) };
}
