import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanPriceRange, priceRange } from '#game/operations/fuel/fuel-outlook.ts';
import { fuelPrice, hedgeOffer, MEAN_FUEL_PRICE, nextFuelLevel } from '#game/operations/fuel/fuel-price.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the prices from tomorrow in a separate world. */
function pricesOf(seed: string, price: number, days: number): number[] {
  let level = Math.log(price / MEAN_FUEL_PRICE);
  return Array.from({ length: days }, (_, day) => {
    level = nextFuelLevel(level, keyedChance(seed, day).fuel());
    return fuelPrice(level);
  });
}

const shareWithin = (values: readonly number[], low: number, high: number) =>
  values.filter((value) => value >= low && value <= high).length / values.length;

const WORLDS = 1_500;
const CASES = [
  { price: 620, weeks: 4 },
  { price: 910, weeks: 2 },
  { price: 910, weeks: 6 },
  { price: 1_350, weeks: 4 },
];

describe('future fuel prices', () => {
  it('are within the range shown in eight of ten worlds, on a day and over a term', () => {
    for (const { price, weeks } of CASES) {
      const days = weeks * 7;
      const paths = Array.from({ length: WORLDS }, (_, world) => pricesOf(`range ${world}`, price, days));
      const day = priceRange(price, days, null);
      const last = paths.map((path) => path.at(-1) ?? 0);
      expect(shareWithin(last, day.low, day.high)).toBeGreaterThan(0.76);
      expect(shareWithin(last, day.low, day.high)).toBeLessThan(0.84);
      const term = meanPriceRange(price, weeks, null);
      const means = paths.map(mean);
      expect(shareWithin(means, term.low, term.high)).toBeGreaterThan(0.76);
      expect(shareWithin(means, term.low, term.high)).toBeLessThan(0.84);
      expect(mean(means) / term.expected).toBeCloseTo(1, 1.7);
    }
  });

  it('can be fixed by a hedge for a premium of about 3% at any price, without certain profit either way', () => {
    for (const { price, weeks } of CASES) {
      const offer = hedgeOffer(price, weeks, null);
      const gains = Array.from(
        { length: WORLDS },
        (_, world) => mean(pricesOf(`gain ${world}`, price, weeks * 7)) / offer - 1,
      );
      expect(mean(gains)).toBeLessThan(-0.015);
      expect(mean(gains)).toBeGreaterThan(-0.045);
      // Many hedges are profitable, and many are not.
      const paid = gains.filter((gain) => gain > 0).length / WORLDS;
      expect(paid).toBeGreaterThan(0.15);
      expect(paid).toBeLessThan(0.5);
    }
  });

  it('have a range that contains the hedge and grows up to a limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 520, max: 1_700 }), fc.integer({ min: 2, max: 52 }), (price, weeks) => {
        const term = meanPriceRange(price, weeks, null);
        expect(term.low).toBeLessThan(term.expected);
        expect(term.expected).toBeLessThan(hedgeOffer(price, weeks, null));
        expect(hedgeOffer(price, weeks, null)).toBeLessThan(term.high);
        const [soon, late] = [priceRange(price, 3, null), priceRange(price, 60, null)];
        expect(late.high / late.low).toBeGreaterThan(soon.high / soon.low);
      }),
      { numRuns: 60 },
    );
  });
});
