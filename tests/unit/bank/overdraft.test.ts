import { describe, expect, it } from 'vitest';
import {
  administrationAt,
  canFallDue,
  daysToAdministration,
  isBeyondLimit,
  isInsolvent,
  missingCash,
  overdraftInterest,
  overdraftLimit,
} from '#game/bank/overdraft.ts';
import { DAY } from '#game/world/time.ts';

describe('insolvency', () => {
  it('ends only when nothing is overdue', () => {
    const figures = { cash: 1_000, overdue: 500, weeklyFixedCosts: 0 };
    expect([isInsolvent(figures, false), isInsolvent(figures, true)]).toEqual([false, true]);
    expect(isInsolvent({ ...figures, overdue: 0 }, true)).toBe(false);
    expect(missingCash(figures)).toBe(0);
    expect(missingCash({ ...figures, overdue: 1_400 })).toBe(400);
  });
});

describe('an overdraft', () => {
  it('reaches two weeks of fixed costs', () => {
    expect(overdraftLimit(300_000)).toBe(600_000);
    expect(canFallDue(0, 600_000, 300_000)).toBe(true);
    expect(canFallDue(0, 600_001, 300_000)).toBe(false);
    expect(canFallDue(-500_000, 200_000, 300_000)).toBe(false);
  });

  it('costs the base rate and nine points, by day', () => {
    // 13% of 2.8 million in 364 days is 1,000 dollars per day.
    expect(overdraftInterest(-2_800_000, 0.04)).toBe(1_000);
    expect(overdraftInterest(-1, 0.04)).toBe(1);
    expect(overdraftInterest(0, 0.04)).toBe(0);
    expect(overdraftInterest(5_000, 0.04)).toBe(0);
  });

  it('beyond the limit leads to administration after sixty days', () => {
    const isBeyond = (cash: number, weeklyFixedCosts: number, overdue = 0) =>
      isBeyondLimit({ cash, overdue, weeklyFixedCosts });
    expect(isBeyond(-600_000, 300_000)).toBe(false);
    expect(isBeyond(-600_001, 300_000)).toBe(true);
    expect(isBeyond(-1, 0)).toBe(true);
    expect(isBeyond(0, 300_000, 600_000)).toBe(false);
    expect(isBeyond(0, 300_000, 600_001)).toBe(true);
    const since = 5 * DAY + 120;
    expect(administrationAt(since)).toBe(since + 60 * DAY);
    expect(daysToAdministration(since, since)).toBe(60);
    expect(daysToAdministration(since, since + 1)).toBe(60);
    expect(daysToAdministration(since, since + 59 * DAY)).toBe(1);
    expect(daysToAdministration(since, since + 70 * DAY)).toBe(0);
  });
});
