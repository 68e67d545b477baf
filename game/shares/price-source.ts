import { DAY } from '../world/time.ts';

/** Sources of the current price of a share: its last trade, the market maker's quotes, or its first offer. */
export const PRICE_SOURCES = ['trade', 'quote', 'offer'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** A price in cents per share, and its world minute. */
export interface PastPrice {
  price: number;
  minute: number;
}

/** The prices that a share has had, in cents. */
export interface PriceHistory {
  /** Current price. */
  price: number;
  /** Prices with which the last days ended: see `day_prices` of a listing. */
  dayPrices: readonly number[];
  /** Dividends paid so far, which lower the current price and those of past days. */
  dividends: number;
  /** The last trade. Null if there was none. */
  trade: PastPrice | null;
  /** The price of the issue, from when the shares were offered or listed. */
  issue: PastPrice;
}

/**
 * Returns the price with which the day before ended, less the dividend paid since, in cents per share. On the first day,
 * it is the price with which the day began.
 * @param dayPrices see `PriceHistory`
 * @param opening price that the band of today is around
 */
export const lastClose = (dayPrices: readonly number[], opening: number): number =>
  dayPrices.at(-1) ?? opening;

/**
 * Returns where the current price comes from. A price outlives its trade until the market maker's quotes move it at a
 * midnight (see `openingPrice`). Dividends lower it as well, but it still comes from the trade then.
 * @param minute world minute of the last auction
 */
export function priceSource(
  { price, dayPrices, dividends, trade, issue }: PriceHistory,
  minute: number,
): PriceSource {
  const last = trade ?? issue;
  const nights = Math.floor(minute / DAY) - Math.floor(last.minute / DAY);
  const closes = nights > 0 ? dayPrices.slice(-nights) : [];
  const paid = last.price - price;
  // Days before the kept ones may hide a move, but then dividends rarely explain the whole difference.
  if (paid < 0 || paid > dividends || closes.some((close) => close !== price)) return 'quote';
  return trade ? 'trade' : 'offer';
}
