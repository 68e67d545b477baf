import { describe, expect, it } from 'vitest';
import { issuePrices } from '#game/shares/listed-value.ts';
import { type IssuePrices, simulate } from '#tests/support/share-simulation/simulate.ts';
import { STRATEGIES, type Strategy } from '#tests/support/share-simulation/strategies.ts';

/*
 * Strategies trade for 52 game weeks in each of 100 markets. Every hourly auction of a year is held. A share of these
 * markets earns the base rate on average, so that a strategy that earns more has found a gap in the rules. Idle money
 * counts as if it earned the base rate, so that a strategy that is seldom in the market cannot hide its gain. A market
 * maker whose bids are above its asks only trades with itself at a price between them, so that nobody gains. It is looked
 * for as well. The exact quotes are tested in fair-value.test.ts.
 */

const SEEDS = Array.from({ length: 100 }, (_, index) => `market ${index}`);
/** Standard errors of the mean over all markets that count as noise. */
const NOISE = 2;
/** Range of all allowed prices, and the lowest price alone. */
const ALLOWED: IssuePrices = issuePrices;
const LOWEST: IssuePrices = (fair, percent) => {
  const { min } = issuePrices(fair, percent);
  return { min, max: min };
};
/** Prices as they were once allowed. */
const BELOW_VALUE: IssuePrices = (fair) => ({ min: 0.7 * fair, max: 0.9 * fair });

const SUBSCRIBE = STRATEGIES.find(({ subscribes }) => subscribes) as Strategy;

/** Returns the mean of some figures with its standard error. */
function meanOf(figures: readonly number[]): { mean: number; error: number } {
  const mean = figures.reduce((sum, one) => sum + one, 0) / figures.length;
  const squares = figures.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (figures.length - 1) / figures.length) };
}

const run = (strategy: Strategy, prices: IssuePrices) =>
  SEEDS.map((seed) => simulate(strategy, seed, prices));

/** Returns how far a strategy beats the base rate, in standard errors. */
function beats(strategy: Strategy, prices: IssuePrices): number {
  const { mean, error } = meanOf(run(strategy, prices).map(({ excess }) => excess));
  return mean / error;
}

describe('no free money', () => {
  it('is in these markets for those who only hold shares', () => {
    const [strategy] = STRATEGIES;
    const { mean, error } = meanOf(run(strategy, ALLOWED).map(({ held }) => held));
    expect(Math.abs(mean)).toBeLessThan(NOISE * error);
  });

  it.each(STRATEGIES)('comes from a strategy: $name', (strategy) => {
    const outcomes = run(strategy, ALLOWED);
    const { mean, error } = meanOf(outcomes.map(({ excess }) => excess));
    expect(mean).toBeLessThan(NOISE * error);
    expect(meanOf(outcomes.map(({ used }) => used)).mean).toBeGreaterThan(0.01);
    expect(outcomes.filter(({ isConserved, hasCrossed }) => !isConserved || hasCrossed)).toEqual([]);
    expect(Math.min(...outcomes.map(({ lowestMoney }) => lowestMoney))).toBeGreaterThanOrEqual(0);
  });

  it('comes from subscriptions at the lowest price of an issue', () => {
    expect(beats(SUBSCRIBE, LOWEST)).toBeLessThan(NOISE);
  });

  it('would come from issues below the value of a share', () => {
    expect(beats(SUBSCRIBE, BELOW_VALUE)).toBeGreaterThan(3 * NOISE);
  });
});
