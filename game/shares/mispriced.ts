import type { TradeClaim } from '../bank/reclaim.ts';

/** Part of fair value by which a price may be above or below it. Beyond that, the trade may be reclaimed. */
export const PRICE_TOLERANCE = 0.1;

/** Fair value of an airline and the value that it moves to, in cents per share. */
export interface FairRange {
  fair: number;
  target: number;
}

/**
 * Returns what buyers have paid too much and sellers have got too little at a price, in dollars per lot, which are
 * cents per share. Both are 0 within 10% of fair value, or of its target if that is further away.
 */
export function mispricing(price: number, { fair, target }: FairRange): { over: number; under: number } {
  const [low, high] = [Math.min(fair, target), Math.max(fair, target)];
  return {
    over: Math.max(0, price - high * (1 + PRICE_TOLERANCE)),
    under: Math.max(0, low * (1 - PRICE_TOLERANCE) - price),
  };
}

/** Checks whether trades at a price may be reclaimed. */
export function isMispriced(price: number, range: FairRange): boolean {
  const { over, under } = mispricing(price, range);
  return over > 0 || under > 0;
}

/** Lots that an airline has bought or sold in an auction. */
export interface CallAuctionSide {
  airline: string;
  side: 'buy' | 'sell';
  lots: number;
}

/**
 * Returns what airlines have lost to others in an auction. All trades have one price, so each side has dealt with each
 * of the other side in proportion. What investors gained is not claimed.
 * @param volume lots of all trades
 */
export function claimsOf(
  sides: readonly CallAuctionSide[],
  { price, volume }: { price: number; volume: number },
  range: FairRange,
): TradeClaim[] {
  const { over, under } = mispricing(price, range);
  const losing = over > 0 ? 'buy' : 'sell';
  const gained = sides.filter(({ side }) => side !== losing);
  return sides
    .filter(({ side }) => side === losing)
    .flatMap(({ airline, lots }) =>
      gained.map((other) => ({
        airline,
        debtor: other.airline,
        amount: Math.floor((lots * other.lots * (over + under)) / volume),
      })),
    )
    .filter(({ amount }) => amount > 0);
}
