// Apart from the schemas, so that pages can import the limits without zod.

/** Minimum and maximum price of a bid, in US dollars per slot. */
export const BID_PRICE_MIN = 1_000;
export const BID_PRICE_MAX = 10_000_000;

/** Maximum number of slots in a bid. No airport has as many per hour. */
export const LOTS_MAX = 1_000;
