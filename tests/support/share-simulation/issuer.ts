import { targetValue, type ValueFigures, valueParts } from '#game/shares/fair-value.ts';
import { normal, share } from '#game/world/chance/draws.ts';
import { economyChance } from '#game/world/chance/keyed-chance.ts';

const YEAR_WEEKS = 52;
/** Yearly profit at first, in whole US dollars, and profit as a share of revenue. */
const PROFIT = 8_000_000;
const MARGIN = 0.12;
/** Everything that it owns besides its cash, and cash at first. */
const FLEET = 25_000_000;
const CASH = 12_000_000;
const WEEKLY_FIXED_COSTS = 500_000;
/** Weekly noise of the profit, as a share of its level. */
const NOISE = 0.5;
/** Chance per week that the level changes, and standard deviation of the change. */
const SHOCKS = 0.1;
const SHOCK = 0.25;
/**
 * Yearly change of the profit's level, because competitors erode profits. With it, a share at fair value earns the
 * base rate on average, dividends included, so that whatever earns more exploits the market.
 */
const FADE = -0.02;

/** An airline that flies for its own account, with the figures that its fair value follows from. */
export class Issuer {
  cash = CASH;
  readonly #weeks: number[] = [];
  readonly #draw: () => number;
  #level = PROFIT / YEAR_WEEKS;

  constructor(seed: string) {
    this.#draw = economyChance(seed)('results');
    for (let week = 0; week < YEAR_WEEKS; week++) this.#next();
  }

  #next(): number {
    const next = this.#draw;
    this.#level *= 1 + FADE / YEAR_WEEKS;
    if (share(next()) < SHOCKS) this.#level *= 1 + Math.max(-0.9, SHOCK * normal(next));
    const result = Math.round(this.#level * (1 + NOISE * normal(next)));
    this.#weeks.push(result);
    return result;
  }

  /** Flies for a week. Returns its result in whole US dollars, which is in its cash. */
  fly(): number {
    const result = this.#next();
    this.cash += result;
    return result;
  }

  /** Returns the result of the last weeks. */
  result(weeks: number): number {
    return this.#weeks.slice(-weeks).reduce((sum, one) => sum + one, 0);
  }

  /** Returns the value that its fair value moves to, in US dollars. */
  target(): number {
    const result = this.result(YEAR_WEEKS);
    const figures: ValueFigures = {
      equity: FLEET + this.cash,
      cash: this.cash,
      weeklyFixedCosts: WEEKLY_FIXED_COSTS,
      result,
      revenue: Math.max(0, result) / MARGIN,
      weeks: YEAR_WEEKS,
    };
    return targetValue(valueParts(figures));
  }
}
