import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditOf } from '#game/bank/credit.ts';
import { creditAdvice } from '#game/bank/credit-advice.ts';
import type { CreditFigures } from '#game/bank/credit-grade.ts';

const figures = fc.record({
  debt: fc.nat(1e9),
  equity: fc.integer({ min: 1, max: 1e9 }),
  cash: fc.integer({ min: -1e8, max: 1e9 }),
  profit: fc.integer({ min: -1e8, max: 1e8 }),
  weeks: fc.nat(8),
  hasMissed: fc.boolean(),
});

/** Returns an airline's figures after it has followed an advice, and nothing else has changed. */
function followed(before: CreditFigures, name: string, need: number | null): CreditFigures {
  const by = need ?? 0;
  switch (name) {
    case 'leverage':
      return { ...before, debt: before.debt - by };
    case 'loss':
      return { ...before, profit: before.profit + by };
    case 'liquidity':
      return { ...before, cash: before.cash + by };
    case 'history':
      return { ...before, weeks: before.weeks + by };
    default:
      return { ...before, hasMissed: false };
  }
}

describe('advice on a credit grade', () => {
  it('names no step for a perfect grade', () => {
    const perfect = { debt: 0, equity: 1, cash: 1, profit: 0, weeks: 4, hasMissed: false };
    expect(creditAdvice(perfect)).toEqual([]);
  });

  it('brings at least the points that it promises', () => {
    fc.assert(
      fc.property(figures, (before) => {
        const { points } = creditOf(before);
        for (const { name, gain, need } of creditAdvice(before))
          expect(creditOf(followed(before, name, need)).points).toBeGreaterThanOrEqual(points + gain);
      }),
    );
  });

  it('cannot be given in dollars while equity is negative', () => {
    const before = { debt: 5, equity: -1, cash: 1, profit: 0, weeks: 4, hasMissed: false };
    expect(creditAdvice(before)).toEqual([{ name: 'leverage', gain: 40, need: null }]);
  });
});
