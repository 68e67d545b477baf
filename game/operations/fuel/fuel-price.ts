import { knownFuelFactor, type Outlook } from '#game/world/economy/outlook.ts';
import { DAY, DAYS_A_WEEK } from '#game/world/time.ts';

/**
 * Mean price of jet fuel in dollars per tonne: IATA's yearly means of 2022–24 ($136, $112, $99 per barrel of
 * 127 kg).
 */
export const MEAN_FUEL_PRICE = 910;

/** Reversion to the mean as a share per day, and daily standard deviation of the logarithm. */
const PULL = 0.06;
const NOISE = 0.04;
/** The price stays within these multiples of its mean. */
const LOWEST = 0.55;
const HIGHEST = 1.9;

const KEEP = 1 - PULL;
/** Long-run variance of the logarithm. */
const LONG_RUN = (NOISE * NOISE) / (1 - KEEP * KEEP);
/** Target of the logarithm. Shifted so that the mean applies to the price instead of its logarithm. */
const CENTRE = -LONG_RUN / 2;
/** Premium of a hedge as a share of the expected price. */
export const HEDGE_PREMIUM = 0.03;
export const HEDGE_WEEKS_MIN = 1;
export const HEDGE_WEEKS_MAX = 52;

const MIN_LEVEL = Math.log(LOWEST);
const MAX_LEVEL = Math.log(HIGHEST);
/** Levels are rounded to millionths, so that stored and computed ones are equal. */
const onGrid = (level: number) => Math.round(level * 1e6) / 1e6;

/** The level (logarithm of price ÷ mean) at the start of a world. */
export const STARTING_LEVEL = 0;

/**
 * Returns the next day's level by one step of an Ornstein–Uhlenbeck process (mean reversion).
 * @param noise of that day, mean 0 and standard deviation 1
 */
export function nextFuelLevel(level: number, noise: number): number {
  const step = CENTRE + (level - CENTRE) * KEEP + NOISE * noise;
  return onGrid(Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, step)));
}

/**
 * Returns the price at a level, in whole US dollars per tonne.
 * @param shock factor of events of the economy on the price
 */
export const fuelPrice = (level: number, shock = 1): number =>
  Math.round(MEAN_FUEL_PRICE * Math.exp(level) * shock);

/** Distribution of the logarithm of price ÷ mean: normal, apart from the bounds of the price. */
export interface LevelAhead {
  mean: number;
  variance: number;
}

/** Returns the distribution of the level after a number of days, given today's level. */
export function levelAhead(level: number, days: number): LevelAhead {
  const keep = KEEP ** days;
  return { mean: CENTRE + (level - CENTRE) * keep, variance: LONG_RUN * (1 - keep * keep) };
}

/** Returns the covariance of the levels on two future days. */
export const levelCovariance = (days: number, earlier: number): number =>
  KEEP ** (days - earlier) * LONG_RUN * (1 - KEEP ** (2 * earlier));

/** Returns the expected price after a number of days in US dollars per tonne, given today's level. */
export function expectedPrice(level: number, days: number): number {
  const { mean, variance } = levelAhead(level, days);
  return MEAN_FUEL_PRICE * Math.exp(mean + variance / 2);
}

/**
 * Returns the expected price after a number of days in US dollars per tonne, given today's price. Announced
 * shocks are part of it; the price without them returns to its mean.
 * @param outlook what is known of the economy today
 */
export function expectedPriceAhead(price: number, days: number, outlook: Outlook | null): number {
  const today = outlook?.day ?? 0;
  const usual = price / knownFuelFactor(outlook, today);
  return expectedPrice(Math.log(usual / MEAN_FUEL_PRICE), days) * knownFuelFactor(outlook, today + days);
}

/**
 * Returns the fixed fuel price for the days 1 to 7 × weeks from now, in whole US dollars per tonne. It is the
 * mean expected price plus a premium, rounded up. In the long run, a hedge therefore costs money in exchange
 * for stability. This is the price offered and charged, so it depends only on what is public.
 * @param price today's, whole US dollars per tonne
 * @param outlook what is known of the economy today; null before the world has one
 * @throws RangeError if the term is not 1 to 52 whole weeks.
 */
export function hedgeOffer(price: number, weeks: number, outlook: Outlook | null): number {
  if (!Number.isInteger(weeks) || weeks < HEDGE_WEEKS_MIN || weeks > HEDGE_WEEKS_MAX)
    throw new RangeError(`a hedge lasts ${HEDGE_WEEKS_MIN} to ${HEDGE_WEEKS_MAX} weeks, not ${weeks}`);
  const days = weeks * DAYS_A_WEEK;
  let sum = 0;
  for (let day = 1; day <= days; day++) sum += expectedPriceAhead(price, day, outlook);
  return Math.ceil((sum / days) * (1 + HEDGE_PREMIUM));
}

/** Returns the world minute at which a contract signed now begins: the next midnight. */
export const hedgeStart = (now: number): number => (Math.floor(now / DAY) + 1) * DAY;
