import { centsOf } from './price-band.ts';
import { roundCents } from './price-per-share.ts';
import { PAYOUT_MIN } from './share-limits.ts';

/** Figures of a listed airline at the end of a quarter, in whole US dollars. */
export interface QuarterFigures {
  /** Lots of all shares. */
  lots: number;
  result: number;
  /** Dividends declared in the quarter. */
  paid: number;
  cash: number;
  /** The most that it can pay to its owners: see `payoutMax`. */
  payable: number;
}

/**
 * Returns the dividend that an airline still owes for a quarter, in cents per share, at least 0: the rest of 30% of
 * the profit, as far as it has the cash and may pay.
 */
export function minimumDividend({ lots, result, paid, cash, payable }: QuarterFigures): number {
  const owed = PAYOUT_MIN * result - paid;
  return Math.max(0, Math.floor(centsOf(Math.min(owed, cash, payable), lots)));
}

/** Last price and values of a share, in cents. */
interface ShareValues {
  price: number;
  fair: number;
  target: number;
}

/** Returns a price after a dividend, at least one cent. Both in cents per share. */
export const priceExDividend = (price: number, cents: number): number => Math.max(1, price - cents);

/** Returns the values of a share after a dividend: all fall by it, to no less than one cent. @param cents per share */
export const exDividend = ({ price, fair, target }: ShareValues, cents: number): ShareValues => ({
  price: priceExDividend(price, cents),
  fair: roundCents(fair - cents),
  target: roundCents(target - cents),
});
