import { formatCents } from './format-cents.ts';

/** Shares per lot. A lot at a price in cents is a whole number of dollars. */
export const LOT_SHARES = 100;
/** Largest change of a price in a day, as a share. */
const BAND = 0.1;

const CENTS = 100;

// A lot has as many shares as a dollar has cents, so that a lot costs as many dollars as a share costs cents. SQL
// multiplies lots by prices without more.

/** Returns what a number of lots costs, in whole US dollars. @param price cents per share */
export const amountOf = (lots: number, price: number): number => (lots * LOT_SHARES * price) / CENTS;

/** Returns the price per share at which lots cost an amount, in cents. Not rounded. @param amount US dollars */
export const centsOf = (amount: number, lots: number): number => (amount / lots) * (CENTS / LOT_SHARES);

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

/** Returns why a limit outside of a day's prices is not accepted, in words. @param write writes cents per share */
export const describePriceBand = ({ min, max }: PriceBand, write = formatCents): string =>
  `Today's limits are ${write(min)} to ${write(max)}. Choose a price in this range.`;
