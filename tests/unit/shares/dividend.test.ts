import { describe, expect, it } from 'vitest';
import { minimumDividend } from '#game/shares/dividend.ts';

describe('the minimum dividend of a quarter', () => {
  const quarter = { lots: 10_000, result: 1_000_000, paid: 0, cash: 5_000_000, payable: 5_000_000 };

  it('is 30% of the profit, in whole cents per share', () => {
    expect(minimumDividend(quarter)).toBe(30);
    expect(minimumDividend({ ...quarter, result: 999_999 })).toBe(29);
  });

  it('is less what was declared already', () => {
    expect(minimumDividend({ ...quarter, paid: 120_000 })).toBe(18);
    expect(minimumDividend({ ...quarter, paid: 400_000 })).toBe(0);
  });

  it('is no more than the cash', () => {
    expect(minimumDividend({ ...quarter, cash: 70_000 })).toBe(7);
    expect(minimumDividend({ ...quarter, cash: -70_000 })).toBe(0);
  });

  it('is no more than may go to owners', () => {
    expect(minimumDividend({ ...quarter, payable: 70_000 })).toBe(7);
    expect(minimumDividend({ ...quarter, payable: 0 })).toBe(0);
  });

  it('is nothing after a loss', () => {
    expect(minimumDividend({ ...quarter, result: -1_000_000 })).toBe(0);
  });
});
