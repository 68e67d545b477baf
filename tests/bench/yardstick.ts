/** Size of the memory that is read at random, in bytes: more than a core's own caches hold. */
const SIZE = 16 * 2 ** 20;
const READS = 500_000;
const SUMS = 20_000_000;
const ROUNDS = 5;

/** Returns the positions of a list as one random cycle (Sattolo's algorithm), so that no read can be foreseen. */
function randomCycle(length: number): Int32Array {
  const next = Int32Array.from({ length }, (_, index) => index);
  for (let index = length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * index);
    const taken = next[index] ?? 0;
    next[index] = next[other] ?? 0;
    next[other] = taken;
  }
  return next;
}

function timed(work: () => number): number {
  const started = performance.now();
  // The result is used, so that the compiler keeps the work.
  if (Number.isNaN(work())) throw new Error('not a number');
  return performance.now() - started;
}

const fastest = (work: () => number): number =>
  Math.min(...Array.from({ length: ROUNDS }, () => timed(work)));

export interface Yardstick {
  /** Time of one read from memory that depends on the one before, in nanoseconds. */
  memory: number;
  /** Time of one whole-number operation that depends on the one before, in nanoseconds. */
  arithmetic: number;
}

/**
 * Measures how fast this machine is right now, with work that the project cannot change. A shared machine may need
 * several times as long as an hour before.
 */
export function measureYardstick(): Yardstick {
  const next = randomCycle(SIZE / Int32Array.BYTES_PER_ELEMENT);
  const memory = fastest(() => {
    let at = 0;
    for (let read = 0; read < READS; read++) at = next[at] ?? 0;
    return at;
  });
  const arithmetic = fastest(() => {
    let sum = 1;
    for (let step = 0; step < SUMS; step++) sum = (Math.imul(sum, 31) + step) | 0;
    return sum;
  });
  return { memory: (memory / READS) * 1e6, arithmetic: (arithmetic / SUMS) * 1e6 };
}
