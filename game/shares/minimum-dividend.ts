import { centsOf } from './price-band.ts';
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
