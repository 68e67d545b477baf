import type { ValueParts } from './fair-value.ts';
import { amountOf } from './price-band.ts';
import { centsPerShare } from './price-per-share.ts';
import { issueCosts } from './share-limits.ts';

/** Returns the money that an airline gets from an issue, in whole US dollars. @param price cents per share */
export const netProceeds = (lots: number, price: number): number => {
  const proceeds = amountOf(lots, price);
  return proceeds - issueCosts(proceeds);
};

/**
 * Returns the value per share after an issue, in cents.
 * @param value of the airline before it, in US dollars
 * @param lotsAfter lots of all shares after it
 */
export const valueAfterIssue = (value: number, lots: number, price: number, lotsAfter: number): number =>
  centsPerShare(value + netProceeds(lots, price), lotsAfter);

/** Returns value parts in whole US dollars. */
export const wholeParts = ({ assets, surplusCash, earnings }: ValueParts): ValueParts => ({
  assets: Math.round(assets),
  surplusCash: Math.round(surplusCash),
  earnings: Math.round(earnings),
});
