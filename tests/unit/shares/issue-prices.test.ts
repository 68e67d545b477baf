import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuePrices, valueAfterIssue } from '#game/shares/listed-value.ts';
import { makerQuotes, openingPrice } from '#game/shares/maker-quotes.ts';
import { levelsWithin } from '#game/shares/open-book.ts';
import { priceBand } from '#game/shares/price-band.ts';
import { valueOfShares } from '#game/shares/price-per-share.ts';
import { FLOAT_PERCENT_MAX, FLOAT_PERCENT_MIN, FOUNDER_LOTS, issueLots } from '#game/shares/share-limits.ts';

const fairs = fc.integer({ min: 100, max: 500_000 });
const percents = fc.integer({ min: FLOAT_PERCENT_MIN, max: FLOAT_PERCENT_MAX });
const cents = fc.integer({ min: 50, max: 100_000 });

describe('the lowest price of an issue', () => {
  it('is what a share is worth after it, so that nobody subscribes below the value', () => {
    fc.assert(
      fc.property(fairs, percents, (fair, percent) => {
        const lots = issueLots(percent);
        const { min } = issuePrices(fair, percent);
        const worth = (price: number) =>
          valueAfterIssue(valueOfShares(fair, FOUNDER_LOTS), lots, price, FOUNDER_LOTS + lots);
        expect(min).toBeGreaterThanOrEqual(worth(min) - 0.01);
        expect(min - 1).toBeLessThan(worth(min - 1) + 0.01);
      }),
    );
  });

  it('is a little below fair value, and the highest one 10% above', () => {
    expect(issuePrices(2_500, 20)).toEqual({ min: 2_458, max: 2_750 });
    expect(issuePrices(2_500, 49)).toEqual({ min: 2_343, max: 2_750 });
    expect(issuePrices(1, 20)).toEqual({ min: 1, max: 1 });
  });
});

describe('the price with which a day begins', () => {
  it('is the last one between the quotes, and moves to them by a tenth a day', () => {
    expect(openingPrice({ price: 1_000, fair: 1_000, target: 1_000 })).toBe(1_000);
    expect(openingPrice({ price: 1_000, fair: 1_050, target: 1_050 })).toBe(1_039);
    expect(openingPrice({ price: 1_000, fair: 2_000, target: 2_000 })).toBe(1_100);
    expect(openingPrice({ price: 1_000, fair: 500, target: 500 })).toBe(900);
    expect(openingPrice({ price: 1_000, fair: 950, target: 950 })).toBe(960);
  });

  it('is soon one around which the market maker quotes', () => {
    fc.assert(
      fc.property(cents, cents, (price, fair) => {
        let day = price;
        for (let count = 0; count < 200; count++) day = openingPrice({ price: day, fair, target: fair });
        const quoted = { shares: 1_000_000, fair, target: fair, stock: 200, money: 1e9 };
        const within = levelsWithin(makerQuotes(quoted), priceBand(day));
        expect(within.filter(({ sell }) => sell > 0)).not.toEqual([]);
      }),
    );
  });
});
