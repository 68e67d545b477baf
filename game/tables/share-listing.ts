import {
  airlineId,
  bool,
  defineTable,
  hidden,
  id,
  number,
  oneOf,
  type Row,
  serverJson,
  whole,
} from './table.ts';

/** An airline whose shares are offered, and one whose shares trade. */
export const SHARE_LISTING_STATES = ['subscribing', 'listed'] as const;

/**
 * Airlines that have gone public, one row each. All of it is public. The shares of founders, investors and the market
 * maker have no row in `holding`.
 */
export const SHARE_LISTING = defineTable({
  name: 'share_listing',
  access: 'signed in',
  exportOrder: 'since, id',
  unique: ['airline'],
  columns: {
    id,
    airline: airlineId,
    state: oneOf(SHARE_LISTING_STATES),
    /** World minute at which the shares were offered, and at which they began to trade. */
    since: whole,
    /** Lots of all shares, those of the founders, and those that investors hold besides the market maker. */
    lots: whole,
    founder_lots: whole,
    investor_lots: whole,
    maker_lots: whole,
    /** The offer: lots, cents per share, and the world minute at which subscriptions end. */
    issue_lots: whole,
    issue_price: whole,
    closes: whole,
    /**
     * New shares that a listed airline offers to its holders: lots, cents per share, and the world minute at which the
     * offer ends. 0 if there are none.
     */
    offer_lots: whole,
    offer_price: whole,
    offer_closes: whole,
    /** World minute of the last offer of new shares, that of going public included. 0 if unknown. */
    offered: whole,
    /** Last price, and the one that the daily band is around, in cents per share. */
    price: whole,
    band_price: whole,
    /**
     * Prices with which the last days ended, at most 20, the newest last, in cents per share. Each is less the dividends
     * paid since. Empty or null before the first day has ended.
     */
    day_prices: serverJson<number[] | null>(2_000),
    /** Fair value and the value that it moves to, in cents per share. */
    fair: number,
    target: number,
    /** Parts of the value that fair value moves to, in whole US dollars: see `valueParts`. */
    assets: whole,
    surplus_cash: whole,
    earnings: whole,
    /** World minute of the last change of fair value. */
    valued: whole,
    /** Dividends paid so far, in cents per share. */
    dividends: whole,
    /** Dividend to be paid at the next midnight, in cents per share. Its amount is in escrow. */
    declared: whole,
    /** Whole US dollars of dividends that were declared in this quarter. */
    quarter_dividends: whole,
    /**
     * Airline that may merge a player's airline with the consent of its founder, and the world minute at which the
     * consent ends. Empty and 0 without one.
     */
    merger_buyer: airlineId,
    merger_until: whole,
    /** Whether the next auction clears the book. */
    changed: hidden(bool),
  },
});
export type ShareListing = Row<typeof SHARE_LISTING>;
