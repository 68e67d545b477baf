import type { PriceLevel } from './clearing-price.ts';
import { amountOf, LOT_SHARES, priceBand } from './price-band.ts';

/** Distances of the quotes on each side, in percent. */
const DISTANCES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SPREAD = 0.01;
/** Size of a quote, and maximum stock, as shares of all shares. */
const SIZE = 0.001;
export const STOCK_MAX = 0.05;
/** Stock as a share of all shares up to which the market maker takes lots over from other investors. */
const MAKER_STOCK = 0.025;

/** Returns the lots that the market maker holds at most. @param lots of all shares */
export const makerStockMax = (lots: number): number => Math.floor(lots * STOCK_MAX);

/** Owners of the shares of an airline that trade, in lots. */
interface TradedLots {
  /** All shares. */
  lots: number;
  /** Those of investors without the market maker, and its own. */
  investors: number;
  maker: number;
}

/** Returns the lots that other investors hand the market maker to sell, at least 0. */
export const restock = ({ lots, investors, maker }: TradedLots): number =>
  Math.max(0, Math.min(investors, Math.floor(lots * MAKER_STOCK) - maker));

/** Further rise of a target that the market maker expects, in multiples of its distance from fair value. */
const MOMENTUM = 3;

/**
 * Returns the values around which the market maker quotes, in cents per share: it buys below the lower one and sells
 * above the higher one. A target follows from the profits of a year, so that it goes on rising for months after a
 * rise of profits. The market maker does not sell that rise at the value of today.
 */
export const makerValues = (fair: number, target: number): { low: number; high: number } => ({
  low: Math.min(fair, target),
  high: Math.max(fair, target + MOMENTUM * (target - fair)),
});

/** Returns the market maker's best prices to buy and to sell, in cents per share. */
export function makerRange(fair: number, target: number): { bid: number; ask: number } {
  const { low, high } = makerValues(fair, target);
  return {
    bid: Math.max(1, Math.floor(low * (1 - SPREAD))),
    ask: Math.ceil(high * (1 + SPREAD)),
  };
}

/** A listed airline that the market maker quotes prices for. */
export interface QuotedShare {
  /** Number of all shares. */
  shares: number;
  /** Fair value and the value that it moves to, cents per share. */
  fair: number;
  target: number;
  /** Lots that the market maker has. */
  stock: number;
  /** Money that investors have left, whole US dollars. */
  money: number;
  /** Price of the best open offer for the airline, in cents per share. 0 if there is none. */
  offer?: number;
}

/** Prices that others offer. Quotes that would meet neither are left out. */
export interface MetPrices {
  /** Highest price that others pay, and lowest at which they sell, cents per share. */
  bid: number;
  ask: number;
}

const ALL_PRICES: MetPrices = { bid: Number.POSITIVE_INFINITY, ask: 0 };

/**
 * Returns the market maker's quotes. It buys below the lower of fair value and its target, and sells above what a
 * rising value may become, so that nobody earns the drift for certain. It never has more than 5% of the shares, sells
 * only what it has, and buys only with money that investors have. It does not sell for less than an open
 * offer for the airline, so that nobody earns the difference for certain.
 * @param met leaves out the quotes that meet nobody. The others stay the same.
 */
export function makerQuotes(
  { shares, fair, target, stock, money, offer = 0 }: QuotedShare,
  met: MetPrices = ALL_PRICES,
): PriceLevel[] {
  const size = Math.floor((shares * SIZE) / LOT_SHARES);
  const { low, high } = makerValues(fair, target);
  const quotes: PriceLevel[] = [];
  let room = Math.max(0, makerStockMax(shares / LOT_SHARES) - stock);
  let left = money;
  for (const percent of DISTANCES) {
    const price = Math.floor((low * (100 - percent)) / 100);
    if (price < 1 || price < met.ask) break;
    const lots = Math.min(size, room, Math.floor(left / amountOf(1, price)));
    if (lots < 1) break;
    quotes.push({ price, buy: lots, sell: 0 });
    room -= lots;
    left -= amountOf(lots, price);
  }
  let offered = stock;
  for (const percent of DISTANCES) {
    const price = Math.max(offer, Math.ceil((high * (100 + percent)) / 100));
    const lots = Math.min(size, offered);
    if (lots < 1 || price > met.bid) break;
    quotes.push({ price, buy: 0, sell: lots });
    offered -= lots;
  }
  return quotes;
}

/** A listed airline at the end of a day. Prices and values in cents per share. */
interface DayEnd {
  /** Last price. */
  price: number;
  fair: number;
  target: number;
}

/**
 * Returns the price with which a day begins: the last one, or the market maker's nearest quote if that lies beyond it,
 * as far as the band of a day allows. Without it, a price that nobody trades at would stay where no quote is allowed.
 */
export function openingPrice({ price, fair, target }: DayEnd): number {
  const { bid, ask } = makerRange(fair, target);
  const { min, max } = priceBand(price);
  if (price < bid) return Math.min(bid, max);
  return price > ask ? Math.max(ask, min) : price;
}
