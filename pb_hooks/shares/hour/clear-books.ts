import { type Clearing, clearingPrice, type PriceLevel } from '#game/shares/clearing-price.ts';
import { type Fill, fillOrders, type ShareOrder } from '#game/shares/fill-orders.ts';
import { makerQuotes } from '#game/shares/maker-quotes.ts';
import { levelsWithin, makerOrders } from '#game/shares/open-book.ts';
import { LOT_SHARES, type PriceBand, priceBand } from '#game/shares/price-band.ts';
import { investorsMoney } from '#hooks/books/ledger/investors-money.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import {
  type BookOrder,
  type ChangedBook,
  type Crossing,
  readAccepting,
  readChangedBooks,
  readLevels,
} from './read-books.ts';
import type { ShareHour } from './share-hour.ts';
import { type ClearedBook, writeFills } from './write-fills.ts';

/** A book in which orders meet, with the market maker's quotes of this auction that meet one. */
interface QuotedBook extends Crossing {
  book: ChangedBook;
  quotes: PriceLevel[];
  limits: PriceBand;
}

/** A book that clears. */
interface PricedBook extends QuotedBook, Clearing {}

/**
 * Returns a book with the prices between which its orders meet, with those of the market maker. Null if none do. Most
 * quotes meet nobody and are not made.
 * @param money of investors for this book, in whole US dollars
 */
function quoted(book: ChangedBook, money: number): QuotedBook | null {
  const { issuer, lots, maker: stock, band, fair, target, offer } = book;
  const limits = priceBand(band);
  let bid = book.bid >= limits.min ? Math.min(book.bid, limits.max) : 0;
  let ask =
    book.ask > 0 && book.ask <= limits.max ? Math.max(book.ask, limits.min) : Number.POSITIVE_INFINITY;
  const share = { shares: lots * LOT_SHARES, fair, target, stock, money, offer };
  const quotes = makerQuotes(share, { bid, ask });
  for (const { price, buy } of quotes) {
    if (buy > 0) bid = Math.max(bid, Math.min(price, limits.max));
    else ask = Math.min(ask, Math.max(price, limits.min));
  }
  return bid < ask ? null : { issuer, bid, ask, book, quotes, limits };
}

/** Returns a book with its price. Null if it does not clear. @param levels of airlines' orders */
function priced(quoted: QuotedBook, levels: readonly PriceLevel[]): PricedBook | null {
  const { issuer, bid, ask, book, quotes, limits } = quoted;
  const clearing = clearingPrice(levelsWithin(levels.concat(quotes), limits), book.price);
  return clearing && { issuer, bid, ask, book, quotes, limits, ...clearing };
}

const isOfAirline = (fill: Fill<ShareOrder>): fill is Fill<BookOrder> => 'airline' in fill.order;

/** Returns a book with its fills. @param orders all that accept its price */
function filled(priced: PricedBook, orders: readonly BookOrder[]): ClearedBook {
  const { book, quotes, limits, price, volume } = priced;
  if (quotes.length === 0) return { book, price, volume, fills: fillOrders(orders, priced) };
  const made: readonly ShareOrder[] = makerOrders(levelsWithin(quotes, limits));
  return { book, price, volume, fills: fillOrders(made.concat(orders), priced).filter(isOfAirline) };
}

/**
 * Clears the books that have changed since the last auction. SQL finds their best prices and adds up the orders that
 * meet; only orders that accept the price are loaded.
 */
export function clearBooks(tx: CoreApp, hour: ShareHour): void {
  const changed = readChangedBooks(tx);
  if (changed.length === 0) return;
  const money = Math.floor(investorsMoney(tx) / changed.length);
  const books = changed.map((book) => quoted(book, money)).filter((book) => book !== null);
  run(tx, 'UPDATE share_listing SET changed = FALSE WHERE changed');
  if (books.length === 0) return;
  const levels = readLevels(tx, books);
  const clearing = books
    .map((book) => priced(book, levels.get(book.issuer) ?? []))
    .filter((book) => book !== null);
  const accepting = readAccepting(tx, clearing);
  const cleared = clearing.map((book) => filled(book, accepting.get(book.issuer) ?? []));
  writeFills(tx, cleared, hour);
}
