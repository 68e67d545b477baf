import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fuelPrice,
  HEDGE_WEEKS_MAX,
  HEDGE_WEEKS_MIN,
  hedgeOffer,
  MEAN_FUEL_PRICE,
  nextFuelLevel,
  STARTING_LEVEL,
} from '#game/operations/fuel/fuel-price.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';

function walk(seed: string, days: number, from = STARTING_LEVEL): number[] {
  const levels: number[] = [];
  let level = from;
  for (let day = 1; day <= days; day++) {
    level = nextFuelLevel(level, keyedChance(seed, day).fuel());
    levels.push(level);
  }
  return levels;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const anyLevel = fc.double({ min: Math.log(0.55), max: Math.log(1.9), noNaN: true });
const anyWeeks = fc.integer({ min: HEDGE_WEEKS_MIN, max: HEDGE_WEEKS_MAX });

/** Returns the price of a hedge at a level, without shocks. */
const hedgePrice = (level: number, weeks: number) =>
  hedgeOffer(MEAN_FUEL_PRICE * Math.exp(level), weeks, null);

describe('price of fuel', () => {
  it('is the same in every replay of a world, and differs between worlds', () => {
    expect(walk('one', 30)).toEqual(walk('one', 30));
    expect(walk('one', 30)).not.toEqual(walk('other', 30));
  });

  it('stays within 0.55 and 1.9 of its mean, in whole dollars, from any level', () => {
    fc.assert(
      fc.property(anyLevel, fc.double({ min: -6, max: 6, noNaN: true }), (level, noise) => {
        const price = fuelPrice(nextFuelLevel(level, noise));
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(Math.floor(MEAN_FUEL_PRICE * 0.55));
        expect(price).toBeLessThanOrEqual(Math.ceil(MEAN_FUEL_PRICE * 1.9));
      }),
    );
  });

  it('has its mean, a spread of about 12%, and its daily step in the long run', () => {
    const levels = walk('long', 60_000);
    expect(mean(levels.map((level) => fuelPrice(level))) / MEAN_FUEL_PRICE).toBeCloseTo(1, 1.5);
    expect(Math.sqrt(mean(levels.map((level) => level * level)))).toBeCloseTo(0.117, 1.5);
    const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0));
    expect(Math.sqrt(mean(steps.map((step) => step * step)))).toBeCloseTo(0.04, 2);
  });

  it('reverts to the mean: half the way in eleven days', () => {
    const ahead = Array.from({ length: 400 }, (_, seed) => walk(`world ${seed}`, 11, 0.5).at(-1) ?? 0);
    expect(mean(ahead)).toBeCloseTo(0.5 * 0.94 ** 11, 1.5);
  });
});

describe('hedge', () => {
  it('costs a premium over the expected price, and more if fuel is expensive', () => {
    expect(hedgePrice(0, 52) / MEAN_FUEL_PRICE).toBeCloseTo(1.03, 2);
    expect(hedgePrice(0.5, 1)).toBeGreaterThan(hedgePrice(0.5, 26));
    expect(hedgePrice(-0.4, 1)).toBeLessThan(hedgePrice(-0.4, 26));
    for (const weeks of [0, 53, 1.5, Number.NaN]) expect(() => hedgePrice(0, weeks)).toThrow(RangeError);
  });

  it('rises with the level', () => {
    fc.assert(
      fc.property(anyLevel, anyWeeks, (level, weeks) => {
        expect(hedgePrice(level + 0.01, weeks)).toBeGreaterThanOrEqual(hedgePrice(level, weeks));
      }),
    );
  });

  it('is never free money: on average it costs at least what it insures', () => {
    fc.assert(
      fc.property(anyLevel, anyWeeks, fc.integer(), (level, weeks, world) => {
        const days = weeks * 7;
        const paths = Math.ceil(12_000 / days);
        const means = Array.from({ length: paths }, (_, path) =>
          mean(walk(`${world}/${path}`, days, level).map((level) => fuelPrice(level))),
        );
        // The mean of the paths minus three standard errors (a path's mean spreads by at most 12%).
        const error = (0.12 * mean(means)) / Math.sqrt(paths);
        expect(mean(means) - 3 * error).toBeLessThan(hedgePrice(level, weeks));
      }),
      { numRuns: 30 },
    );
  });

  it('is never free money in total: 200 hedges lose about the premium', () => {
    let gained = 0;
    let paid = 0;
    for (let world = 0; world < 200; world++) {
      const levels = walk(`hedge ${world}`, 100);
      const price = hedgePrice(levels[71] ?? 0, 4);
      gained += mean(levels.slice(72).map((level) => fuelPrice(level))) - price;
      paid += price;
    }
    expect(gained / paid).toBeLessThan(0);
    expect(gained / paid).toBeGreaterThan(-0.06);
  });
});
