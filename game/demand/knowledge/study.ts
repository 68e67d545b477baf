import { DAY, YEAR } from '#game/world/time.ts';

/** Time from the order of a market study until it is ready, and from then until it is outdated. */
export const STUDY_TAKES = 3 * DAY;
export const STUDY_LASTS = YEAR;
/** Prices in whole US dollars, and the market from which a study costs the most, in trips per year. */
const [LEAST, MOST] = [20_000, 80_000];
export const LARGE_MARKET = 400_000;
const STEP = 500;

/**
 * Returns the price of a market study in whole US dollars. It depends on the demand that the airline expects, because a
 * price by the true demand would tell it.
 * @param yearly expected trips per year, both directions together
 */
export const studyPrice = (yearly: number): number =>
  LEAST + Math.round(((MOST - LEAST) * Math.min(1, yearly / LARGE_MARKET)) / STEP) * STEP;
