import { describe, expect, it } from 'vitest';
import {
  canFallDue,
  daysToAdministration,
  INSOLVENCY_DAYS,
  overdraftInterest,
  overdraftLimit,
} from '#game/bank/overdraft.ts';

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
    expect(daysToAdministration(0)).toBe(INSOLVENCY_DAYS);
    expect(daysToAdministration(59)).toBe(1);
    expect(daysToAdministration(70)).toBe(0);
  });
});
