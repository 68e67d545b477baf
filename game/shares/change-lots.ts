import { centsPerShare, valueOfShares } from './price-per-share.ts';

/** Figures of a listed airline that depend on the number of its shares. Values in cents per share. */
export interface LotFigures {
  lots: number;
  fair: number;
  target: number;
}

/**
 * Returns the figures after shares were created or cancelled.
 * @param change lots, negative if they were cancelled
 * @param money that the airline got for them, in whole US dollars, or negative what it paid
 */
export function changeLots({ lots, fair, target }: LotFigures, change: number, money: number): LotFigures {
  const after = lots + change;
  const perShare = (cents: number) => centsPerShare(valueOfShares(cents, lots) + money, after);
  return { lots: after, fair: perShare(fair), target: perShare(target) };
}

/**
 * Returns the cost of sold lots: their share of the cost of all lots held, in whole US dollars, rounded down. The
 * rest stays with the other lots, so that the last ones take all of it along.
 */
export const costOfLots = (cost: number, held: number, sold: number): number =>
  Math.floor((cost * sold) / held);
