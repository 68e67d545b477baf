import { formatCents } from './format-cents.ts';
import { type PriceBand, priceBand } from './price-band.ts';
import { type Allotment, INVESTORS, investorsSubscribe, type Subscription } from './subscription.ts';

/** Lowest price of new shares, in percent of the last price. */
const NEW_ISSUE_PRICE_PERCENT = 95;
/** Largest new issue, in percent of all shares. */
export const NEW_ISSUE_PERCENT_MAX = 50;

/** Returns the lots that an airline can offer at once. @param lots of all its shares */
export const newIssueMax = (lots: number): number => Math.floor((lots * NEW_ISSUE_PERCENT_MAX) / 100);

/**
 * Returns the lowest and highest price of new shares, in cents per share: 95% of the last price, and the highest one
 * of the day, above which nobody would take them.
 */
export function newIssuePrices({ price, band_price }: { price: number; band_price: number }): PriceBand {
  const min = Math.ceil((price * NEW_ISSUE_PRICE_PERCENT) / 100);
  return { min, max: Math.max(min, priceBand(band_price).max) };
}

/** Returns why another price of new shares is not accepted, in words. @param write writes cents per share */
export const describeNewIssuePrices = ({ min, max }: PriceBand, write = formatCents): string =>
  `Choose a price from ${write(min)} (${NEW_ISSUE_PRICE_PERCENT}% of the last price) to ${write(max)} (today's highest).`;

/** Returns the lots of an offer that a holder may subscribe. @param lots of all shares */
export const offeredTo = (offered: number, held: number, lots: number): number =>
  Math.floor((offered * held) / lots);

/** New shares that are offered to holders in proportion. */
export interface NewIssue {
  lots: number;
  /** Cents per share. */
  price: number;
  fair: number;
  /** Lots of all shares before the issue, and those that investors hold. */
  allLots: number;
  investorLots: number;
  /** Money that investors have, in whole US dollars. */
  money: number;
}

/** A holder's subscription, with the lots that it holds when the issue ends. */
export interface HolderSubscription extends Subscription {
  held: number;
}

/**
 * Returns who gets how many lots of a new issue. Nobody gets more than their part, which follows from the lots held when
 * the issue ends. Investors take theirs by the same curve as when an airline goes public. What nobody takes is left.
 */
export function allotNewIssue(issue: NewIssue, subscriptions: readonly HolderSubscription[]): Allotment[] {
  const { lots, price, fair, allLots, investorLots, money } = issue;
  const wanted = investorsSubscribe(offeredTo(lots, investorLots, allLots), price, fair, money);
  const investors = { subscriber: INVESTORS, lots: wanted };
  const holders = subscriptions.map(({ subscriber, lots: subscribed, held }) => ({
    subscriber,
    lots: Math.min(subscribed, offeredTo(lots, held, allLots)),
  }));
  return [...holders, investors].filter((one) => one.lots > 0);
}
