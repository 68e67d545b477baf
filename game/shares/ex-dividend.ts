import { roundCents } from './price-per-share.ts';

/** Last price and values of a share, in cents. */
export interface ShareValues {
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
