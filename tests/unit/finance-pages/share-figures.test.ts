import { expect, it } from 'vitest';
import type { QuotedAirline } from '#game/payloads/shares.ts';
import { largestOf } from '#web/features/shares/share-figures.ts';

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
