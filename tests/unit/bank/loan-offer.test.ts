import { describe, expect, it } from 'vitest';
import {
  debtRoom,
  earlyFee,
  isOfferedFor,
  loanRate,
  securedLimit,
  unsecuredLimit,
} from '#game/bank/loan-offer.ts';

const BORROWER = {
  weeklyRevenue: 500_000,
  startingCapital: 25_000_000,
  isYoung: false,
  unsecuredDebt: 0,
  figures: { debt: 0, equity: 20_000_000 },
};

describe('an offered loan', () => {
  it('costs the base rate, the margin of the product and that of the grade', () => {
    expect(loanRate('unsecured', 0.04, 'AAA')).toBe(0.09);
    expect(loanRate('unsecured', 0.04, 'AA')).toBe(0.0925);
    expect(loanRate('secured', 0.04, 'AAA')).toBe(0.055);
    expect(loanRate('secured', 0.0125, 'CCC')).toBe(0.0825);
  });

  it('is not made for grade D', () => {
    expect(loanRate('secured', 0.04, 'D')).toBeNull();
  });

  it('is limited by 16 weeks of ticket revenue, less what is owed', () => {
    expect(unsecuredLimit(BORROWER)).toBe(8_000_000);
    expect(unsecuredLimit({ ...BORROWER, unsecuredDebt: 3_000_000 })).toBe(5_000_000);
    expect(unsecuredLimit({ ...BORROWER, unsecuredDebt: 9_000_000 })).toBe(0);
  });

  it('is limited by a fifth of the capital in the first four weeks', () => {
    expect(unsecuredLimit({ ...BORROWER, isYoung: true })).toBe(5_000_000);
  });

  it('is limited by equity without security, and all debt by three times equity', () => {
    const owing = (debt: number, equity: number) => ({ ...BORROWER, figures: { debt, equity } });
    expect(unsecuredLimit(owing(0, 6_000_000))).toBe(6_000_000);
    expect(unsecuredLimit(owing(0, -1))).toBe(0);
    expect(unsecuredLimit(owing(15_000_000, 6_000_000))).toBe(3_000_000);
    expect(debtRoom({ debt: 15_000_000, equity: 6_000_000 })).toBe(3_000_000);
    expect(debtRoom({ debt: 1, equity: 0 })).toBe(0);
    expect(unsecuredLimit({ ...owing(0, 1_000_000), isYoung: true })).toBe(3_000_000);
  });

  it('is limited by 70% of the value of the aircraft that secures it', () => {
    expect(securedLimit(10_000_001)).toBe(7_000_000);
  });

  it('has one of three terms, or one to eight years if it is secured', () => {
    expect([12, 13, 26, 52, 104].filter((weeks) => isOfferedFor('unsecured', weeks))).toEqual([13, 26, 52]);
    expect([51, 52, 53, 416, 417, 52.5].filter((weeks) => isOfferedFor('secured', weeks))).toEqual([
      52, 53, 416,
    ]);
  });

  it('costs 1% of what is repaid early', () => {
    expect(earlyFee(1_234_567)).toBe(12_346);
  });
});
