/** Shares per lot. A lot at a price in cents is a whole number of dollars. */
export const LOT_SHARES = 100;
/** Largest change of a price in a day, as a share. */
const BAND = 0.1;

/** Returns what a number of lots costs, in whole US dollars. @param price cents per share */
export const amountOf = (lots: number, price: number): number => (lots * LOT_SHARES * price) / 100;

/** Lowest and highest price of a day, cents per share. */
export interface PriceBand {
  min: number;
  max: number;
}

/**
 * Returns the prices that orders may have on a day: within 10% of the last price of the day before, or one cent if
 * that is more.
 * @param last cents per share
 */
export function priceBand(last: number): PriceBand {
  const change = Math.max(1, Math.floor(last * BAND));
  return { min: Math.max(1, last - change), max: last + change };
}
