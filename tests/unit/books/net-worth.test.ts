import { expect, it } from 'vitest';
import { bandText, lowestOfBand, netWorth, worthBand } from '#game/books/net-worth.ts';

it('counts what an airline owns less its loans', () => {
  expect(netWorth({ cash: -5, deposits: 10, escrow: 20, aircraft: 100, shares: 7, loans: 30 })).toBe(102);
});

it.each([
  [-1, 0, 'Below $0'],
  [0, 1, '$0 to $10 M'],
  [24_999_999, 2, '$10 M to $25 M'],
  [25_000_000, 3, '$25 M to $50 M'],
  [999_999_999, 7, '$500 M to $1 B'],
  [5_000_000_000, 8, 'Over $1 B'],
])('puts a net worth of %d into band %d: %s', (worth, band, text) => {
  expect([worthBand(worth), bandText(band)]).toEqual([band, text]);
  if (worth >= 0) expect(worth).toBeGreaterThanOrEqual(lowestOfBand(band) ?? 0);
});
