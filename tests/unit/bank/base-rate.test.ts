import { describe, expect, it } from 'vitest';
import {
  BASE_RATE_MAX,
  BASE_RATE_MEAN,
  BASE_RATE_MIN,
  baseRate,
  baseRateNoise,
  nextBaseLevel,
} from '#game/bank/base-rate.ts';
import { economyChance } from '#game/world/chance/keyed-chance.ts';
import { worldIndex } from '#game/world/economy/world-index.ts';

const WEEKS = 52 * 40;

/** Returns the index and the base rate of each week of a world. */
function weeksOf(seed: string): { index: number; rate: number }[] {
  const economy = economyChance(seed);
  let level = BASE_RATE_MEAN;
  return Array.from({ length: WEEKS }, (_, week) => {
    const index = worldIndex(economy, 7 * week);
    if (week > 0) level = nextBaseLevel(level, index, baseRateNoise(economy, 7 * week));
    return { index, rate: baseRate(level) };
  });
}

const worlds = Array.from({ length: 50 }, (_, seed) => weeksOf(`world ${seed}`));
const rates = worlds.flat().map(({ rate }) => rate);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the base rate', () => {
  it('moves in quarters of a percentage point between 1% and 9%', () => {
    const odd = rates.filter(
      (rate) =>
        rate < BASE_RATE_MIN || rate > BASE_RATE_MAX || Math.abs(rate * 400 - Math.round(rate * 400)) > 1e-9,
    );
    expect(odd).toEqual([]);
  });

  it('returns to its mean, and is away from it by more than a point in a third to half of all weeks', () => {
    expect(mean(rates)).toBeCloseTo(BASE_RATE_MEAN, 2);
    const far = rates.filter((rate) => Math.abs(rate - BASE_RATE_MEAN) > 0.01);
    expect(far.length / rates.length).toBeGreaterThan(0.3);
    expect(far.length / rates.length).toBeLessThan(0.5);
  });

  it('changes by at most a point and a quarter from week to week', () => {
    const steps = worlds.flatMap((weeks) =>
      weeks.slice(1).map(({ rate }, week) => rate - (weeks[week]?.rate ?? 0)),
    );
    expect(Math.max(...steps.map(Math.abs))).toBeLessThanOrEqual(0.0125);
  });

  it('is higher in a boom than in a slump', () => {
    const at = (test: (index: number) => boolean) =>
      mean(worlds.flat().flatMap(({ index, rate }) => (test(index) ? [rate] : [])));
    expect(at((index) => index > 1.05) - at((index) => index < 0.95)).toBeGreaterThan(0.005);
  });
});
