import { describe, expect, it } from 'vitest';
import { freeEquity, payoutMax } from '#game/shares/payout.ts';

const figures = { equity: 5_000, buybacks: 1_000, missed: 0 };

describe('the most that owners get', () => {
  it('is the equity besides open buy-backs', () => {
    expect(payoutMax(figures)).toBe(4_000);
    expect(payoutMax({ ...figures, equity: 1_000 })).toBe(0);
  });

  it('is nothing if there is no equity, or while an instalment is missed', () => {
    const poor = { ...figures, equity: 400 };
    expect([freeEquity(poor), payoutMax(poor)]).toEqual([-600, 0]);
    expect(payoutMax({ ...figures, missed: 1 })).toBe(0);
  });
});
