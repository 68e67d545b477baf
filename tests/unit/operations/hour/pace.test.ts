import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkEnd, FIRST_PACE, paceAfter } from '#hooks/settlement/pace/pace.ts';

/** Target duration of a transaction in milliseconds, and its maximum number of rows. */
const AIM = 50;
const MAX_ROWS = 1_000;

const anyRows = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 400 });

/**
 * Plays an hour's transactions on a machine. Returns them and the learnt pace.
 * @param machine milliseconds per row
 */
function play(machine: number, rows: readonly number[], start: number) {
  const chunks: { time: number; items: number; rows: number }[] = [];
  let pace = start;
  for (let from = 0; from < rows.length; ) {
    const to = chunkEnd(pace, rows, from);
    const sum = rows.slice(from, to).reduce((all, count) => all + count, 0);
    chunks.push({ time: sum * machine, items: to - from, rows: sum });
    pace = paceAfter(pace, sum, sum * machine);
    from = to;
  }
  return { chunks, pace };
}

describe('the size of transactions', () => {
  it('covers every item once, with at least one per transaction', () => {
    fc.assert(
      fc.property(anyRows, fc.double({ min: 0.001, max: 20, noNaN: true }), (rows, machine) => {
        const { chunks } = play(machine, rows, FIRST_PACE.write);
        expect(chunks.reduce((sum, { items }) => sum + items, 0)).toBe(rows.length);
        for (const { items } of chunks) expect(items).toBeGreaterThan(0);
      }),
    );
  });

  it('keeps transactions short from the first one, on machines up to twenty times slower than ours', () => {
    fc.assert(
      fc.property(
        anyRows,
        fc.constantFrom(...Object.values(FIRST_PACE)),
        fc.double({ min: 0.025, max: 1, noNaN: true }),
        (rows, first, share) => {
          const machine = first * share;
          const largest = Math.max(...rows) * machine;
          for (const { time } of play(machine, rows, first).chunks)
            expect(time).toBeLessThanOrEqual(Math.max(AIM, largest) + 1e-9);
        },
      ),
    );
  });

  it('grows on a fast machine, and shrinks immediately if it becomes slow', () => {
    const rows = new Array<number>(2_000).fill(4);
    const { chunks, pace } = play(0.05, rows, FIRST_PACE.write);
    expect(chunks[0]?.items).toBeLessThan(10);
    expect(Math.max(...chunks.map(({ items }) => items))).toBeGreaterThan(100);
    for (const { time } of play(1, rows, pace).chunks.slice(1)) expect(time).toBeLessThanOrEqual(AIM);
  });

  it('stays bounded if rows take no measurable time', () => {
    const rows = new Array<number>(2_000).fill(10);
    for (const { rows: sum } of play(0, rows, FIRST_PACE.write).chunks)
      expect(sum).toBeLessThanOrEqual(MAX_ROWS);
  });
});
