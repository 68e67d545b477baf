import { type Clearing, clearingPrice, type PriceLevel } from '#game/share/clearing-price.ts';
import { type Fill, fillOrders } from '#game/share/fill-orders.ts';
import { makerQuotes } from '#game/share/maker-quotes.ts';
import { levelsWithin, limitWithin, makerOrders } from '#game/share/open-book.ts';
import { LOT_SHARES, type PriceBand, priceBand } from '#game/share/price-band.ts';
import { readJson } from '#hooks/db/read-json.ts';
import { run } from '../state/read-rows.ts';
import {
  type BookOrder,
  type ChangedBook,
  type Crossing,
  readAccepting,
  readChangedBooks,
  readLevels,
} from './read-books.ts';
import type { ShareHour } from './share-hour.ts';
import { writeFills } from './write-fills.ts';

/** A book with the market maker's quotes of this auction. */
interface QuotedBook extends ChangedBook {
  quotes: PriceLevel[];
  limits: PriceBand;
}

/** A book that clears, with the orders that are filled. */
export interface ClearedBook extends ChangedBook, Clearing {
  orders: BookOrder[];
  fills: Fill[];
}

const MONEY = "SELECT balance AS json FROM account WHERE name = 'investors'";

/** @param money of investors for this book, in whole US dollars */
function quoted(book: ChangedBook, money: number): QuotedBook {
  const { lots, maker, band, fair, target } = book;
  const quotes = makerQuotes({ shares: lots * LOT_SHARES, fair, target, stock: maker, money });
  return { ...book, limits: priceBand(band), quotes };
}

/** Returns the limit of a quote within the band, or null if the band excludes it. */
const limitOf = ({ price, buy }: PriceLevel, band: PriceBand): number | null =>
  limitWithin(buy > 0 ? 'buy' : 'sell', price, band);

/** Returns the prices between which the orders of a book meet, with those of the market maker. Null if none do. */
function crossingOf({ issuer, bid, ask, quotes, limits }: QuotedBook): Crossing | null {
  let best = bid >= limits.min ? Math.min(bid, limits.max) : 0;
  let lowest = ask > 0 && ask <= limits.max ? Math.max(ask, limits.min) : Number.POSITIVE_INFINITY;
  for (const quote of quotes) {
    const limit = limitOf(quote, limits);
    if (limit === null) continue;
    if (quote.buy > 0) best = Math.max(best, limit);
    else lowest = Math.min(lowest, limit);
  }
  return best < lowest ? null : { issuer, ask: lowest, bid: best };
}

/**
 * Returns the quotes that meet an order, within the band. The others are most of them, and cannot change the price.
 */
function quotesWithin(
  { quotes, limits }: QuotedBook,
  { ask, bid }: { ask: number; bid: number },
): PriceLevel[] {
  const meeting = quotes.filter((quote) => {
    const limit = limitOf(quote, limits);
    return limit !== null && (quote.buy > 0 ? limit >= ask : limit <= bid);
  });
  return meeting.length > 0 ? levelsWithin(meeting, limits) : [];
}

/**
 * Clears the books that have changed since the last auction. SQL finds their best prices and adds up the orders that
 * meet; only orders that accept the price are loaded.
 */
export function clearBooks(tx: CoreApp, hour: ShareHour): void {
  const changed = readChangedBooks(tx);
  if (changed.length === 0) return;
  const money = Math.floor(Math.max(0, readJson<number>(tx, MONEY)) / changed.length);
  const books = changed.map((book) => quoted(book, money));
  const crossings = new Map<string, Crossing>();
  for (const book of books) {
    const crossing = crossingOf(book);
    if (crossing) crossings.set(book.issuer, crossing);
  }
  run(tx, 'UPDATE share_listing SET changed = FALSE WHERE changed');
  if (crossings.size === 0) return;
  const levels = readLevels(tx, [...crossings.values()]);
  const clearings = books.flatMap((book) => {
    const crossing = crossings.get(book.issuer);
    if (!crossing) return [];
    const own = levels.get(book.issuer) ?? [];
    const meeting = [...own, ...quotesWithin(book, crossing)];
    const clearing = clearingPrice(levelsWithin(meeting, book.limits), book.price);
    return clearing ? [{ ...book, ...clearing }] : [];
  });
  const accepting = readAccepting(tx, clearings);
  const cleared = clearings.map((book): ClearedBook => {
    const orders = accepting.get(book.issuer) ?? [];
    const quotes = quotesWithin(book, { ask: book.price, bid: book.price });
    return { ...book, orders, fills: fillOrders([...orders, ...makerOrders(quotes)], book) };
  });
  writeFills(tx, cleared, hour);
}
