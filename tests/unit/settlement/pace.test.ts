import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkEnd, FIRST_PACE, type Load, type Pace, paceAfter } from '../../../pb_hooks/settlement/pace.ts';

/** Milliseconds that a transaction aims at. */
const AIM = 50;

const anyLoads = fc.array(
  fc.record({ rows: fc.integer({ min: 1, max: 200 }), compactions: fc.integer({ min: 0, max: 1 }) }),
  { minLength: 1, maxLength: 400 },
);
const sumOf = (loads: readonly Load[]): Load => ({
  rows: loads.reduce((sum, { rows }) => sum + rows, 0),
  compactions: loads.reduce((sum, { compactions }) => sum + compactions, 0),
});
const timeOn = (machine: Pace, { rows, compactions }: Load) =>
  rows * machine.row + compactions * machine.compaction;

/** Times of an hour's transactions on a machine, with its number of airlines each, and the pace learnt. */
function play(machine: Pace, loads: readonly Load[], start: Pace) {
  const chunks: { time: number; airlines: number }[] = [];
  let pace = start;
  for (let from = 0; from < loads.length; ) {
    const to = chunkEnd(pace, loads, from);
    const load = sumOf(loads.slice(from, to));
    const time = timeOn(machine, load);
    chunks.push({ time, airlines: to - from });
    pace = paceAfter(pace, load, time);
    from = to;
  }
  return { chunks, pace };
}

describe('the size of transactions', () => {
  it('takes every airline once, and at least one a transaction', () => {
    fc.assert(
      fc.property(anyLoads, fc.double({ min: 0.001, max: 20, noNaN: true }), (loads, row) => {
        const { chunks } = play({ row, compaction: row * 20 }, loads, FIRST_PACE);
        expect(chunks.reduce((sum, { airlines }) => sum + airlines, 0)).toBe(loads.length);
        for (const { airlines } of chunks) expect(airlines).toBeGreaterThan(0);
      }),
    );
  });

  it('keeps transactions short from the first one on, on machines up to twenty times slower than ours', () => {
    fc.assert(
      fc.property(anyLoads, fc.double({ min: 0.05, max: 2, noNaN: true }), (loads, row) => {
        const machine = { row, compaction: row * 12 };
        const largest = Math.max(...loads.map((load) => timeOn(machine, load)));
        for (const { time } of play(machine, loads, FIRST_PACE).chunks)
          expect(time).toBeLessThanOrEqual(Math.max(AIM, largest) + 1e-9);
      }),
    );
  });

  it('grows on a quick machine, and shrinks at once when it becomes slow', () => {
    const loads = Array.from({ length: 1_000 }, () => ({ rows: 4, compactions: 0 }));
    const { chunks, pace } = play({ row: 0.1, compaction: 5 }, loads, FIRST_PACE);
    expect(chunks[0]?.airlines).toBeLessThan(10);
    expect(Math.max(...chunks.map(({ airlines }) => airlines))).toBeGreaterThan(100);
    const slow = play({ row: 1, compaction: 50 }, loads, pace).chunks;
    for (const { time } of slow.slice(1)) expect(time).toBeLessThanOrEqual(AIM);
  });
});
