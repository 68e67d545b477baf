import { makerRange } from './maker-quotes.ts';
import { priceBand } from './price-band.ts';

/** A listed airline at the end of a day. Prices and values in cents per share. */
export interface DayEnd {
  /** Last price. */
  price: number;
  fair: number;
  target: number;
}

/**
 * Returns the price with which a day begins: the last one, or the market maker's nearest quote if that lies beyond it,
 * as far as the band of a day allows. Without it, a price that nobody trades at would stay where no quote is allowed.
 */
export function openingPrice({ price, fair, target }: DayEnd): number {
  const { bid, ask } = makerRange(fair, target);
  const { min, max } = priceBand(price);
  if (price < bid) return Math.min(bid, max);
  return price > ask ? Math.max(ask, min) : price;
}
