import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealersBid, ESTATE_DAYS, estatePrice, priceBounds } from '#game/exchange/prices.ts';

describe('the price of an administrator', () => {
  it('falls from 110% of the value to 92% within two weeks, and stays there', () => {
    expect([0, 7, 14, 20].map((days) => estatePrice(10_000_000, days))).toEqual([
      11_000_000, 10_100_000, 9_200_000, 9_200_000,
    ]);
  });

  it('never rises, is within what airlines pay each other, and never below what the dealers have paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 400_000_000 }), fc.nat(ESTATE_DAYS), (value, days) => {
        const price = estatePrice(value, days);
        const { min, max } = priceBounds(value);
        expect(price).toBeLessThanOrEqual(max);
        expect(price).toBeGreaterThanOrEqual(min);
        expect(price).toBeGreaterThanOrEqual(estatePrice(value, days + 1));
        expect(price).toBeGreaterThanOrEqual(dealersBid(value, { built: 0, paid_new: 0 }, 0));
      }),
    );
  });
});
