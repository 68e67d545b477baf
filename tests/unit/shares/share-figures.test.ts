import { expect, it } from 'vitest';
import type { QuotedAirline } from '#game/payloads/shares.ts';
import { largestOf, plottedDepth } from '#web/features/shares/share-figures.ts';

const listing = (airline: string, price: number, lots: number) => ({ airline, price, lots }) as QuotedAirline;

it('opens the airline with the highest market value first, not the highest price', () => {
  const listings = [
    listing('dear', 9_000, 100),
    listing('large', 2_000, 1_000),
    listing('small', 1_000, 100),
  ];
  expect(largestOf(listings)?.airline).toBe('large');
  expect(largestOf([])).toBeUndefined();
});

it('plots the depth of a book with the limits of the day', () => {
  const levels = [
    { price: 1_000, buy: 5, sell: 0 },
    { price: 1_050, buy: 0, sell: 8 },
  ];
  expect(plottedDepth({ levels, min: 900, max: 1_100 })).toEqual([
    { price: 900, wanted: 5, offered: 0 },
    { price: 1_000, wanted: 5, offered: 0 },
    { price: 1_050, wanted: 0, offered: 8 },
    { price: 1_100, wanted: 0, offered: 8 },
  ]);
  // Beside a limit, there is nothing to add.
  const atLimits = plottedDepth({ levels, min: 1_000, max: 1_050 });
  expect(atLimits.map(({ price }) => price)).toEqual([1_000, 1_050]);
});
