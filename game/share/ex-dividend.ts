import { roundCents } from './price-per-share.ts';

/** Last price and values of a share, in cents. */
export interface ShareValues {
  price: number;
  fair: number;
  target: number;
}

/** Returns the values of a share after a dividend: all fall by it, to no less than one cent. @param cents per share */
export const exDividend = ({ price, fair, target }: ShareValues, cents: number): ShareValues => ({
  price: Math.max(1, price - cents),
  fair: roundCents(fair - cents),
  target: roundCents(target - cents),
});
