import { DAY, HOUR } from '../world/time.ts';

/** Lowest and highest starting price, as shares of market value. */
export const START_MIN = 0.92;
export const START_MAX = 1;
/** One step as a share of market value when the auction opens. */
const STEP = 0.01;
/** Game days for which an auction is open at least, and the longest that a seller may choose. */
export const AUCTION_DAYS_MIN = 3;
export const AUCTION_DAYS_MAX = 14;
/** Game hours without a bid after which an auction ends. */
const QUIET_HOURS = 24;

/** Prices of an auction in whole US dollars. */
export interface AuctionTerms {
  start: number;
  step: number;
  /** 0 if there is none. */
  reserve: number;
}

/** The maximum of one bidder, in whole US dollars. */
export interface Bid {
  bidder: string;
  maximum: number;
  /** Number of the bid within its auction. Lower is earlier. */
  placed: number;
}

/** The leader of an auction, and its price in whole US dollars. */
export interface Standing {
  leader: string;
  price: number;
}

/** Returns the step of an auction in whole US dollars. @param value market value when it opens */
export const stepOf = (value: number): number => Math.max(1, Math.round(value * STEP));

/** Returns the lowest and highest starting price in whole US dollars. @param value market value */
export const startRange = (value: number): { min: number; max: number } => ({
  min: Math.ceil(value * START_MIN),
  max: Math.floor(value * START_MAX),
});

const isBetter = (one: Bid, other: Bid): boolean =>
  one.maximum > other.maximum || (one.maximum === other.maximum && one.placed < other.placed);

/**
 * Returns the leader and the price: one step above the second highest maximum, but at most the leader's own. Among equal
 * maxima the earlier bid leads. A reserve that the leader reaches is the lowest price. Null without bids. The order of
 * the bids does not matter.
 * @param bids one for each bidder, each at least the starting price
 */
export function standingOf({ start, step, reserve }: AuctionTerms, bids: readonly Bid[]): Standing | null {
  let first: Bid | null = null;
  let second: Bid | null = null;
  for (const bid of bids) {
    if (first === null || isBetter(bid, first)) {
      second = first;
      first = bid;
    } else if (second === null || isBetter(bid, second)) second = bid;
  }
  if (first === null) return null;
  const needed = second === null ? start : second.maximum + step;
  const price = Math.min(first.maximum, Math.max(start, needed));
  return { leader: first.bidder, price: isMet(first.maximum, reserve) ? Math.max(price, reserve) : price };
}

/** Checks whether a maximum or a price reaches the reserve. */
export const isMet = (amount: number, reserve: number): boolean => amount >= reserve;

/** Returns the lowest maximum that another bidder may name, in whole US dollars. */
export const nextMinimum = ({ start, step }: AuctionTerms, standing: Standing | null): number =>
  standing === null ? start : standing.price + step;

/** Minutes in a day of an auction. */
const AUCTION_DAY = DAY;

/** Returns the world minute at which an auction ends unless somebody bids. @param opened a full hour */
export const firstEnd = (opened: number, days: number): number => opened + days * AUCTION_DAY;

/**
 * Returns the world minute at which an auction ends after a bid. A leader who raises its own maximum does not extend it,
 * so that nobody can keep an auction open.
 * @param ends world minute at which it would have ended
 * @param bidAt world minute of the bid
 */
export const endAfterBid = (ends: number, bidAt: number): number =>
  Math.max(ends, Math.ceil(bidAt / HOUR) * HOUR + QUIET_HOURS * HOUR);

/** Limits of a price between airlines at the moment of the trade, in whole US dollars. */
export interface PriceBounds {
  min: number;
  max: number;
}

/**
 * Returns the price at which an auction closes, within the limits of that moment: the value of the aircraft may have
 * moved since it opened. Null if the leader's maximum is below them.
 */
export function closingPrice(price: number, maximum: number, { min, max }: PriceBounds): number | null {
  const bounded = Math.min(max, Math.max(min, price));
  return bounded <= maximum ? bounded : null;
}
