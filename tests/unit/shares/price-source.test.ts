import { describe, expect, it } from 'vitest';
import { openingPrice } from '#game/shares/maker-quotes.ts';
import { lastClose, type PriceHistory, priceSource } from '#game/shares/price-source.ts';
import { MEAN_DAYS } from '#game/shares/tender.ts';
import { DAY, HOUR } from '#game/world/time.ts';

/** Listed on day 10 at $20.00 and traded on day 12 at $22.00. */
const SHARE: PriceHistory = {
  price: 2_200,
  dayPrices: [2_000, 2_000, 2_200],
  dividends: 0,
  trade: { price: 2_200, minute: 12 * DAY + 5 * HOUR },
  issue: { price: 2_000, minute: 10 * DAY + HOUR },
};
const TODAY = 13 * DAY;

describe('the price of the day before', () => {
  it('is the last one that was kept, and the opening price before the first day has ended', () => {
    expect(lastClose([2_000, 2_100], 2_300)).toBe(2_100);
    expect(lastClose([], 2_300)).toBe(2_300);
  });
});

describe('a price', () => {
  it('is that of the last trade on its day and until the market maker moves it', () => {
    expect(priceSource(SHARE, 12 * DAY + 5 * HOUR)).toBe('trade');
    expect(priceSource(SHARE, TODAY)).toBe('trade');
    expect(priceSource({ ...SHARE, price: 2_300 }, TODAY)).toBe('quote');
    expect(priceSource({ ...SHARE, price: 2_100 }, TODAY)).toBe('quote');
  });

  it('is that of the last trade on a day that began with a quote', () => {
    const trade = { price: 2_400, minute: TODAY + 2 * HOUR };
    expect(priceSource({ ...SHARE, price: 2_400, trade }, TODAY + 3 * HOUR)).toBe('trade');
  });

  it('stays a quote when it has come back to that of the trade', () => {
    const dayPrices = [...SHARE.dayPrices, 2_300, 2_200];
    expect(priceSource({ ...SHARE, dayPrices }, TODAY + 2 * DAY)).toBe('quote');
  });

  it('still comes from the trade after a dividend, which lowers the kept prices as well', () => {
    const paid = { ...SHARE, price: 2_150, dayPrices: [1_950, 1_950, 2_150], dividends: 50 };
    expect(priceSource(paid, TODAY)).toBe('trade');
    expect(priceSource({ ...paid, price: 2_149 }, TODAY)).toBe('quote');
    // Neither price falls below one cent.
    const low = { ...SHARE, price: 1, dayPrices: [1, 1, 1], dividends: 9_000 };
    expect(priceSource(low, TODAY)).toBe('trade');
  });

  it('is that of the offer while nothing has been traded', () => {
    const untraded = { ...SHARE, price: 2_000, dayPrices: [2_000, 2_000], trade: null };
    expect(priceSource(untraded, 12 * DAY)).toBe('offer');
    expect(priceSource({ ...untraded, dayPrices: [] }, 10 * DAY + HOUR)).toBe('offer');
    expect(priceSource({ ...untraded, price: 1_900 }, 12 * DAY)).toBe('quote');
    expect(priceSource({ ...untraded, dayPrices: [2_000, 1_900] }, 12 * DAY)).toBe('quote');
  });

  it('is compared with the trade itself if the kept days do not reach back to it', () => {
    const dayPrices = Array.from({ length: MEAN_DAYS }, () => 2_200);
    expect(priceSource({ ...SHARE, dayPrices }, TODAY + 40 * DAY)).toBe('trade');
    const moved = { ...SHARE, price: 2_300, dayPrices: dayPrices.map(() => 2_300) };
    expect(priceSource(moved, TODAY + 40 * DAY)).toBe('quote');
  });

  it('differs from the close on the day on which the market maker moves it', () => {
    const price = openingPrice({ price: 2_200, fair: 2_400, target: 2_400 });
    const opened = { ...SHARE, price };
    expect(price).toBe(2_376);
    expect(lastClose(opened.dayPrices, price)).toBe(2_200);
    expect(priceSource(opened, TODAY)).toBe('quote');
  });
});
