import { DAY, DAYS_A_WEEK } from './time.ts';

/** Mean price of jet fuel in dollars a tonne: IATA's yearly means of 2022–24 ($136, $112, $99 a barrel of 127 kg). */
export const MEAN_FUEL_PRICE = 910;

/** Pull back to the mean, share a day; daily standard deviation of the logarithm. */
const PULL = 0.06;
const NOISE = 0.04;
/** The price stays within these multiples of its mean. */
const LOWEST = 0.55;
const HIGHEST = 1.9;

const KEEP = 1 - PULL;
/** Variance of the logarithm in the long run. */
const LONG_RUN = (NOISE * NOISE) / (1 - KEEP * KEEP);
/** Where the logarithm is pulled to, so that the price itself, not its logarithm, has the mean. */
const CENTRE = -LONG_RUN / 2;
/** What a hedge costs beyond the price expected. */
const HEDGE_PREMIUM = 0.03;
export const HEDGE_WEEKS_MIN = 1;
export const HEDGE_WEEKS_MAX = 52;

const MIN_LEVEL = Math.log(LOWEST);
const MAX_LEVEL = Math.log(HIGHEST);
/** The level is kept in millionths, so that stored and computed ones are the same. */
const onGrid = (level: number) => Math.round(level * 1e6) / 1e6;

/** The level (logarithm of price ÷ mean) that a world starts with. */
export const STARTING_LEVEL = 0;

/**
 * The level of the next day, by one step of an Ornstein–Uhlenbeck process driven by a noise.
 * @param noise of that day, mean 0 and standard deviation 1
 */
export function nextFuelLevel(level: number, noise: number): number {
  const step = CENTRE + (level - CENTRE) * KEEP + NOISE * noise;
  return onGrid(Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, step)));
}

/** Price in whole US dollars a tonne at a level. */
export const fuelPrice = (level: number): number => Math.round(MEAN_FUEL_PRICE * Math.exp(level));

/** How the logarithm of price ÷ mean is distributed: normally, but for the bounds of the price. */
export interface LevelAhead {
  mean: number;
  variance: number;
}

/** Returns what is known today of the level some days ahead. */
export function levelAhead(level: number, days: number): LevelAhead {
  const keep = KEEP ** days;
  return { mean: CENTRE + (level - CENTRE) * keep, variance: LONG_RUN * (1 - keep * keep) };
}

/** Returns how far the level some days ahead goes with that of an earlier day, as a covariance. */
export const levelCovariance = (days: number, earlier: number): number =>
  KEEP ** (days - earlier) * LONG_RUN * (1 - KEEP ** (2 * earlier));

/** Returns the price expected some days ahead, in US dollars per tonne, if only today's level is known. */
export function expectedPrice(level: number, days: number): number {
  const { mean, variance } = levelAhead(level, days);
  return MEAN_FUEL_PRICE * Math.exp(mean + variance / 2);
}

/**
 * Fixed price of fuel for the days 1 to 7 × weeks from now, in whole US dollars a tonne: the mean of what is expected, and
 * a premium on top, rounded up, so that in the long run a hedge buys calm and costs money.
 * @throws RangeError where the term is not 1 to 52 whole weeks.
 */
export function hedgePrice(level: number, weeks: number): number {
  if (!Number.isInteger(weeks) || weeks < HEDGE_WEEKS_MIN || weeks > HEDGE_WEEKS_MAX)
    throw new RangeError(`a hedge lasts ${HEDGE_WEEKS_MIN} to ${HEDGE_WEEKS_MAX} weeks, not ${weeks}`);
  const days = weeks * DAYS_A_WEEK;
  let sum = 0;
  for (let day = 1; day <= days; day++) sum += expectedPrice(level, day);
  return Math.ceil((sum / days) * (1 + HEDGE_PREMIUM));
}

/**
 * The same from the price of the day, which everybody sees, instead of its level: what is offered and what is charged.
 * @param price whole US dollars a tonne
 * @throws RangeError as hedgePrice
 */
export const hedgeOffer = (price: number, weeks: number): number =>
  hedgePrice(Math.log(price / MEAN_FUEL_PRICE), weeks);

/** World minute at which a contract begins that is signed at a minute: the next midnight. */
export const hedgeStart = (now: number): number => (Math.floor(now / DAY) + 1) * DAY;
