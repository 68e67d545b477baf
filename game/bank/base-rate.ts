import { normal } from '../chance/draws.ts';
import type { EconomyChance } from '../chance/keyed-chance.ts';

/** Bounds and mean of the yearly base rate (game.md §10). */
export const BASE_RATE_MIN = 0.01;
export const BASE_RATE_MAX = 0.09;
export const BASE_RATE_MEAN = 0.04;

/** Reversion to the mean as a share per week: half of a deviation is gone after eight months. */
const PULL = 0.02;
/** Standard deviation of a weekly step. In the long run, the rate is within 1.3 points of its mean two thirds of the time. */
const NOISE = 0.0025;
/** Central banks set their rates in steps of a quarter of a percentage point. */
const STEP = 0.0025;
const onGrid = (rate: number) => Math.round(rate * 1e6) / 1e6;

/**
 * Returns the base rate of each week from the world's first one to the given one, as a yearly rate: 0.04 for 4%.
 * The rate returns to its mean and moves in quarters of a percentage point.
 * @param week counted from 0
 */
export function baseRates(chance: EconomyChance, week: number): number[] {
  const rates: number[] = [];
  let level = BASE_RATE_MEAN;
  for (let index = 0; index <= week; index++) {
    if (index > 0) {
      const noise = normal(chance(`base rate ${index}`));
      const next = level + (BASE_RATE_MEAN - level) * PULL + NOISE * noise;
      level = onGrid(Math.min(BASE_RATE_MAX, Math.max(BASE_RATE_MIN, next)));
    }
    rates.push(onGrid(Math.round(level / STEP) * STEP));
  }
  return rates;
}
