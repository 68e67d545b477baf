// Apart from the schemas, so that pages can import the limits without zod.

/** Lots of a private airline's shares. All of them belong to its founders. */
export const FOUNDER_LOTS = 10_000;

/** Weeks that an airline must have flown before it can go public. */
export const FLOAT_WEEKS = 12;
/**
 * Minimum and maximum share of all shares that are offered, in percent after the issue. The minimum is low because an offer
 * raises at most equity, and a profitable airline is worth many times its equity.
 */
export const FLOAT_PERCENT_MIN = 5;
export const FLOAT_PERCENT_MAX = 49;
/** Days for which shares can be subscribed. */
export const SUBSCRIPTION_DAYS = 3;
/** Days for which new shares are offered to holders. What they leave is then for sale as long as an order lives. */
export const OFFER_DAYS = 60;
/** Weeks after going public or an offer of new shares for which an airline offers no new ones. */
export const ISSUE_WEEKS = 52;
/** Share of the money from an issue that it costs. */
export const ISSUE_COSTS = 0.07;

/** Maximum lots in one order or subscription. No airline has as many. */
export const LOTS_MAX = 1_000_000;
/** Maximum price, in cents per share. */
export const PRICE_MAX = 1_000_000;
/** Days after which an order is cancelled. */
export const ORDER_DAYS = 60;
/** Maximum number of open orders per airline. */
export const ORDERS_MAX = 200;

/** Share of an airline's shares from which a holding is public, and from which the holder counts as an owner. */
export const DISCLOSED = 0.05;

/** Share of a quarter's profit that a listed airline pays out at least. */
export const PAYOUT_MIN = 0.3;
/** Weeks of fixed costs that must remain after a dividend beyond the minimum, and after an order to buy back shares. */
export const RESERVE_WEEKS = 4;

/** Returns the lots of an issue. @param percent of all shares after the issue */
export const issueLots = (percent: number): number => Math.round((FOUNDER_LOTS * percent) / (100 - percent));

/** Returns the costs of an issue, in whole US dollars. @param proceeds money from the issue */
export const issueCosts = (proceeds: number): number => Math.round(proceeds * ISSUE_COSTS);
