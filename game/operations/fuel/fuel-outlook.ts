import { knownFuelFactor, type Outlook } from '#game/world/economy/outlook.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import { expectedPriceAhead, fuelPrice, levelAhead, levelCovariance, MEAN_FUEL_PRICE } from './fuel-price.ts';

/** Standard normal quantile at 90%. */
const NINE_IN_TEN = 1.2816;

/** Share of the outcomes in a price range: all except one in ten above and one in ten below. */
export const RANGE_SHARE = 0.8;

/** Range that contains `RANGE_SHARE` of the outcomes, and the mean of all. US dollars per tonne. */
export interface PriceRange {
  low: number;
  expected: number;
  high: number;
}

const levelOf = (price: number): number => Math.log(price / MEAN_FUEL_PRICE);

/**
 * Returns the range of the market price after a number of days, from today's price. Announced shocks are part
 * of it.
 * @param outlook what is known of the economy today
 */
export function priceRange(price: number, days: number, outlook: Outlook | null): PriceRange {
  const today = outlook?.day ?? 0;
  const usual = price / knownFuelFactor(outlook, today);
  const { mean, variance } = levelAhead(levelOf(usual), days);
  const spread = NINE_IN_TEN * Math.sqrt(variance);
  const shock = knownFuelFactor(outlook, today + days);
  return {
    low: fuelPrice(mean - spread, shock),
    expected: expectedPriceAhead(price, days, outlook),
    high: fuelPrice(mean + spread, shock),
  };
}

/**
 * Returns the range of the mean market price over the days 1 to 7 × weeks from now. This is the cost of fuel
 * that is not hedged. The mean of lognormal prices is assumed to be lognormal too.
 * @param price today's, US dollars per tonne
 * @param outlook what is known of the economy today
 */
export function meanPriceRange(price: number, weeks: number, outlook: Outlook | null): PriceRange {
  const days = weeks * DAYS_A_WEEK;
  let [sum, variance] = [0, 0];
  for (let day = 1; day <= days; day++) {
    sum += expectedPriceAhead(price, day, outlook);
    for (let earlier = 1; earlier <= day; earlier++)
      variance += levelCovariance(day, earlier) * (earlier === day ? 1 : 2);
  }
  const expected = sum / days;
  const deviation = Math.sqrt(variance) / days;
  const median = expected * Math.exp((-deviation * deviation) / 2);
  return {
    low: median * Math.exp(-NINE_IN_TEN * deviation),
    expected,
    high: median * Math.exp(NINE_IN_TEN * deviation),
  };
}
