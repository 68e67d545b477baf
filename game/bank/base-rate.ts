import { normal } from '../world/chance/draws.ts';
import type { EconomyChance } from '../world/chance/keyed-chance.ts';

/** Bounds and mean of the yearly base rate. */
export const BASE_RATE_MIN = 0.01;
export const BASE_RATE_MAX = 0.09;
export const BASE_RATE_MEAN = 0.04;

/** Weeks for which `world.base_rates` keeps the rate: two financial years. */
export const BASE_RATE_WEEKS = 104;

/** Reversion as a share per week: half of a deviation is gone after eight months. */
const PULL = 0.02;
/** Standard deviation of a weekly step. */
const NOISE = 0.0022;
/**
 * Change of the rate's target with the index of the world economy. A boom of 10% above the usual level pulls the
 * rate one percentage point above its mean, because central banks raise rates in a boom.
 */
const INDEX_EFFECT = 0.1;
/** Central banks set their rates in steps of a quarter of a percentage point. */
const STEP = 0.0025;
const onGrid = (rate: number) => Math.round(rate * 1e6) / 1e6;

/**
 * Returns next week's level of the base rate, which is its rate before rounding: one step of mean reversion.
 * @param level this week's
 * @param index of the world economy: see `worldIndex`
 * @param noise of that week, mean 0 and standard deviation 1
 */
export function nextBaseLevel(level: number, index: number, noise: number): number {
  const target = BASE_RATE_MEAN + INDEX_EFFECT * (index - 1);
  const next = level + (target - level) * PULL + NOISE * noise;
  return onGrid(Math.min(BASE_RATE_MAX, Math.max(BASE_RATE_MIN, next)));
}

/** Returns the yearly base rate at a level, in quarters of a percentage point: 0.0425 for 4.25%. */
export const baseRate = (level: number): number => onGrid(Math.round(level / STEP) * STEP);

/** Returns the noise of the week that begins on a world day. */
export const baseRateNoise = (chance: EconomyChance, day: number): number =>
  normal(chance(`base rate ${day}`));
