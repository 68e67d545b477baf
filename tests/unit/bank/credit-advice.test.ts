import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditAdvice, creditAdvice } from '#game/bank/credit-advice.ts';
import { type CreditFigures, creditOf } from '#game/bank/credit-grade.ts';
import { earlyFee } from '#game/bank/loan-offer.ts';

/** Debt is loans and the overdraft. */
const figures = fc
  .record({
    loans: fc.nat(1e9),
    equity: fc.integer({ min: -1e8, max: 1e9 }),
    cash: fc.integer({ min: -1e8, max: 1e9 }),
    profit: fc.integer({ min: -1e8, max: 1e8 }),
    weeks: fc.nat(8),
    hasMissed: fc.boolean(),
  })
  .map(({ loans, ...rest }): CreditFigures => ({ ...rest, debt: loans + Math.max(0, -rest.cash) }));

/** Returns an airline's figures after a change of its cash, equity and loans. */
function changed(before: CreditFigures, cash: number, equity: number, loans = 0): CreditFigures {
  const overdraft = (figure: number) => Math.max(0, -figure);
  return {
    ...before,
    cash: before.cash + cash,
    equity: before.equity + equity,
    debt: before.debt + loans + overdraft(before.cash + cash) - overdraft(before.cash),
  };
}

/** Returns an airline's figures after it has followed an advice, and nothing else has happened. */
function followed(before: CreditFigures, { name, need, isRepaid }: CreditAdvice): CreditFigures {
  const by = need ?? 0;
  const earned = { ...changed(before, by, by), profit: before.profit + by };
  switch (name) {
    case 'leverage':
      return isRepaid ? changed(before, -by - earlyFee(by), -earlyFee(by), -by) : earned;
    case 'loss':
      return earned;
    case 'liquidity':
      return changed(before, by, by);
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
        for (const advice of creditAdvice(before)) {
          const after = followed(before, advice);
          expect(creditOf(after).points).toBeGreaterThanOrEqual(points + advice.gain);
          if (advice.isRepaid) expect(after.cash).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('counts the fee of a repayment', () => {
    const before = { debt: 5e6, equity: 4e6, cash: 9e6, profit: 0, weeks: 4, hasMissed: false };
    // Repaying $1,000,000 would leave $4,000,000 of debt and $3,990,000 of equity.
    expect(creditAdvice(before)).toEqual([{ name: 'leverage', gain: 10, need: 1_010_102, isRepaid: true }]);
  });

  it('is to earn instead of to repay if cash is too low, or equity is negative', () => {
    const before = { debt: 5e6, equity: 4e6, cash: 1e6, profit: 0, weeks: 4, hasMissed: false };
    const [poor] = creditAdvice(before);
    expect(poor).toEqual({ name: 'leverage', gain: 10, need: 1_000_000, isRepaid: false });
    const overdrawn = { ...before, debt: 11e6, cash: -2e6 };
    // It repays a part of the overdraft: $10 M of debt and $5 M of equity remain.
    expect(creditAdvice(overdrawn)).toContainEqual({
      name: 'leverage',
      gain: 10,
      need: 1_000_000,
      isRepaid: false,
    });
    const negative = { debt: 5, equity: -1, cash: 1, profit: 0, weeks: 4, hasMissed: false };
    expect(creditAdvice(negative)).toEqual([{ name: 'leverage', gain: 20, need: 3, isRepaid: false }]);
  });

  it('is not to repay if the lower cash would cost more points', () => {
    const before = { debt: 5e6, equity: 4e6, cash: 3e6, profit: -1e6, weeks: 4, hasMissed: false };
    expect(creditOf(before).points).toBe(65);
    expect(creditAdvice(before)).toContainEqual(
      expect.objectContaining({ name: 'leverage', isRepaid: false }),
    );
  });
});
