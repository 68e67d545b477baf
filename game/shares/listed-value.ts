import { formatDollars } from '../platform/text/format-dollars.ts';
import { targetValue, type ValueFigures, type ValueParts, valueParts } from './fair-value.ts';
import { formatCents } from './format-cents.ts';
import { amountOf, type PriceBand } from './price-band.ts';
import { centsPerShare } from './price-per-share.ts';
import { FLOAT_PERCENT_MIN, FOUNDER_LOTS, ISSUE_COSTS, issueCosts, issueLots } from './share-limits.ts';
import { ISSUE_PRICE_MAX } from './subscription.ts';

/** Returns the parts of a private airline's value, in US dollars, and the value per share in cents. */
export function valueBeforeIssue(figures: ValueFigures): { parts: ValueParts; fair: number } {
  const parts = valueParts(figures);
  return { parts, fair: centsPerShare(targetValue(parts), FOUNDER_LOTS) };
}

/** Returns the money that an airline gets from an issue, in whole US dollars. @param price cents per share */
export const netProceeds = (lots: number, price: number): number => {
  const proceeds = amountOf(lots, price);
  return proceeds - issueCosts(proceeds);
};

/** Returns why an issue is too large, in words: it may raise as much as the airline owns. Undefined if it is not. */
export function describeTooLarge(lots: number, price: number, equity: number): string | undefined {
  const raised = amountOf(lots, price);
  return raised > equity
    ? `The offer would raise ${formatDollars(raised)}. It can raise up to your equity of ${formatDollars(equity)}.`
    : undefined;
}

/**
 * Returns the value per share after an issue, in cents.
 * @param value of the airline before it, in US dollars
 * @param lotsAfter lots of all shares after it
 */
export const valueAfterIssue = (value: number, lots: number, price: number, lotsAfter: number): number =>
  centsPerShare(value + netProceeds(lots, price), lotsAfter);

/**
 * Returns the lowest and the highest price of an issue, in cents per share. At the lowest one, a share is worth its
 * price after the issue, of which the costs take a part. Below it, subscribers that sell at once would earn money for
 * certain.
 * @param fair value per share before the issue, in cents
 * @param percent of all shares after the issue
 */
export function issuePrices(fair: number, percent: number): PriceBand {
  const costs = ISSUE_COSTS * issueLots(percent);
  const min = Math.max(1, Math.ceil((fair * FOUNDER_LOTS) / (FOUNDER_LOTS + costs)));
  return { min, max: Math.max(min, Math.floor(fair * ISSUE_PRICE_MAX)) };
}

/** Returns why another price of an issue is not accepted, in words. @param write writes cents per share */
export const describeIssuePrices = ({ min, max }: PriceBand, write = formatCents): string =>
  `Choose a price from ${write(min)} (the value of a share after the issue) to ${write(max)} (${ISSUE_PRICE_MAX} times fair value).`;

/** Share of all shares that an airline usually offers, in percent after the issue. */
const USUAL_PERCENT = 25;

/**
 * Returns the share to propose to an airline that goes public, in percent: the usual one, or the largest that raises at
 * most its equity at the lowest price. The minimum if none does.
 */
export function proposedPercent(fair: number, equity: number): number {
  let percent = USUAL_PERCENT;
  while (
    percent > FLOAT_PERCENT_MIN &&
    describeTooLarge(issueLots(percent), issuePrices(fair, percent).min, equity) !== undefined
  )
    percent--;
  return percent;
}
