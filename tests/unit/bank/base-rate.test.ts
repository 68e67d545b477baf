import { describe, expect, it } from 'vitest';
import { BASE_RATE_MAX, BASE_RATE_MEAN, BASE_RATE_MIN, baseRates } from '#game/bank/base-rate.ts';
import { economyChance } from '#game/chance/keyed-chance.ts';

const YEARS = 40;
const worlds = Array.from({ length: 50 }, (_, seed) => baseRates(economyChance(`world ${seed}`), 52 * YEARS));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the base rate', () => {
  it('begins at its mean', () => {
    expect(baseRates(economyChance('any'), 0)).toEqual([BASE_RATE_MEAN]);
  });

  it('moves in quarters of a percentage point between 1% and 9%', () => {
    const odd = worlds
      .flat()
      .filter(
        (rate) =>
          rate < BASE_RATE_MIN ||
          rate > BASE_RATE_MAX ||
          Math.abs(rate * 400 - Math.round(rate * 400)) > 1e-9,
      );
    expect(odd).toEqual([]);
  });

  it('returns to its mean, and is away from it by more than a point in a third to half of all weeks', () => {
    expect(mean(worlds.flat())).toBeCloseTo(BASE_RATE_MEAN, 2);
    const far = worlds.flat().filter((rate) => Math.abs(rate - BASE_RATE_MEAN) > 0.01);
    expect(far.length / worlds.flat().length).toBeGreaterThan(0.3);
    expect(far.length / worlds.flat().length).toBeLessThan(0.5);
  });

  it('changes by at most a point and a quarter from week to week', () => {
    const steps = worlds.flatMap((rates) => rates.slice(1).map((rate, week) => rate - (rates[week] ?? 0)));
    expect(Math.max(...steps.map(Math.abs))).toBeLessThanOrEqual(0.0125);
  });

  it('does not depend on the last week asked for', () => {
    const chance = economyChance('world');
    expect(baseRates(chance, 100).slice(0, 11)).toEqual(baseRates(chance, 10));
  });
});
