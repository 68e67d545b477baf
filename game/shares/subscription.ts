import { amountOf } from './price-band.ts';

/** Highest price of an issue as a multiple of fair value. */
export const ISSUE_PRICE_MAX = 1.1;
/** Multiple of fair value up to which investors subscribe the whole issue. */
const FULL_DEMAND = 0.9;
/** Share of the issue that one airline gets at most. */
export const AIRLINE_MAX = 0.33;
/** Share of their money that investors put into one issue at most. An airline has one in 52 weeks. */
export const INVESTORS_MAX = 0.1;
/** Share of the issue below which everything is refunded. */
const ENOUGH = 0.5;

/** Subscriber's name of the investors' part. */
export const INVESTORS = 'investors';

/** Lots that a party wants from an issue. */
export interface Subscription {
  /** Airline id, or the name of an account. */
  subscriber: string;
  lots: number;
  /** Number of the action. Earlier ones come first for the last lots. */
  placed: number;
}

/** Lots that a party gets. */
export interface Allotment {
  subscriber: string;
  lots: number;
}

/**
 * Returns the lots that investors subscribe: all at 0.9 times fair value or less, none at 1.1.
 * @param multiple price of the issue as a multiple of fair value
 */
export function investorsWant(lots: number, multiple: number): number {
  const share = (ISSUE_PRICE_MAX - multiple) / (ISSUE_PRICE_MAX - FULL_DEMAND);
  // The tolerance prevents a rounding error of the share from costing a lot.
  return Math.floor(lots * Math.min(1, Math.max(0, share)) + 1e-9);
}

/**
 * Returns the lots that investors subscribe with the money that they have.
 * @param price of the issue, in cents per share
 * @param fair value before the issue, in cents per share
 * @param money all that they have, in whole US dollars, at least 0
 */
export const investorsSubscribe = (lots: number, price: number, fair: number, money: number): number =>
  Math.min(investorsWant(lots, price / fair), Math.floor((INVESTORS_MAX * money) / amountOf(1, price)));

/**
 * Checks whether an issue fails because investors lack money. With enough of it, at least half would be subscribed.
 * @param others lots that airlines subscribe
 */
export const isShortOfMoney = (lots: number, price: number, fair: number, others: number): boolean =>
  others + investorsWant(lots, price / fair) >= lots * ENOUGH;

/** Returns the lots of an issue that one airline gets at most. */
export const airlineLimit = (lots: number): number => Math.floor(lots * AIRLINE_MAX);

/** Returns shares of an oversubscribed issue in proportion. The largest fractions get the lots that are left. */
function inProportion(subscriptions: readonly Subscription[], lots: number, wanted: number): Allotment[] {
  const exact = subscriptions.map((one) => {
    const share = (one.lots * lots) / wanted;
    return { ...one, whole: Math.floor(share), fraction: share - Math.floor(share) };
  });
  const left = lots - exact.reduce((sum, { whole }) => sum + whole, 0);
  const favoured = new Set(
    exact.toSorted((one, other) => other.fraction - one.fraction || one.placed - other.placed).slice(0, left),
  );
  return exact.map((one) => ({ subscriber: one.subscriber, lots: one.whole + (favoured.has(one) ? 1 : 0) }));
}

/**
 * Returns who gets how many lots of an issue. Empty if less than half of it is subscribed: everything is refunded.
 * @param subscriptions at most one of each party, those of airlines within `airlineLimit`
 */
export function allot(subscriptions: readonly Subscription[], lots: number): Allotment[] {
  const wanted = subscriptions.reduce((sum, one) => sum + one.lots, 0);
  if (wanted < lots * ENOUGH) return [];
  if (wanted <= lots) return subscriptions.map(({ subscriber, lots }) => ({ subscriber, lots }));
  return inProportion(subscriptions, lots, wanted);
}
