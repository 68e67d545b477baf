import type { BidResult } from './auction-hour.ts';

/** A decided bid. */
export interface DecidedBid extends BidResult {
  lots: number;
  /** US dollars per slot. */
  price: number;
}

/** Returns the sum of an airline's bids in escrow, and of what it pays, in whole US dollars. */
export const sumsOf = (bids: readonly DecidedBid[]): { tiedUp: number; paid: number } => ({
  tiedUp: bids.reduce((sum, { lots, price }) => sum + lots * price, 0),
  paid: bids.reduce((sum, { won, paid }) => sum + won * paid, 0),
});
