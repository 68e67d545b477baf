import { type Clearing, clearingPrice, type PriceLevel } from '#game/share/clearing-price.ts';
import { type Fill, fillOrders } from '#game/share/fill-orders.ts';
import { makerQuotes } from '#game/share/maker-quotes.ts';
import { levelsWithin, makerOrders } from '#game/share/open-book.ts';
import { LOT_SHARES, type PriceBand, priceBand } from '#game/share/price-band.ts';
import { readJson } from '#hooks/db/read-json.ts';
import { run } from '../state/read-rows.ts';
import {
  type BookOrder,
  type ChangedBook,
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
  const limits = priceBand(band);
  const quotes = levelsWithin(
    makerQuotes({ shares: lots * LOT_SHARES, fair, target, stock: maker, money }),
    limits,
  );
  return { ...book, limits, quotes };
}

/** Returns the best prices of all orders within the band. Null if none meet. */
function crossingOf({ issuer, bid, ask, quotes, limits }: QuotedBook) {
  const buys = quotes.filter(({ buy }) => buy > 0).map(({ price }) => price);
  const sells = quotes.filter(({ sell }) => sell > 0).map(({ price }) => price);
  if (bid >= limits.min) buys.push(Math.min(bid, limits.max));
  if (ask > 0 && ask <= limits.max) sells.push(Math.max(ask, limits.min));
  if (buys.length === 0 || sells.length === 0) return null;
  const [best, lowest] = [Math.max(...buys), Math.min(...sells)];
  return best < lowest ? null : { issuer, ask: lowest, bid: best };
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
  const crossings = books.flatMap((book) => crossingOf(book) ?? []);
  run(tx, 'UPDATE listing SET changed = FALSE WHERE changed');
  if (crossings.length === 0) return;
  const levels = readLevels(tx, crossings);
  const clearings = books.flatMap((book) => {
    const own = levels.get(book.issuer) ?? [];
    const clearing = clearingPrice(levelsWithin([...own, ...book.quotes], book.limits), book.price);
    return clearing ? [{ ...book, ...clearing }] : [];
  });
  const accepting = readAccepting(tx, clearings);
  const cleared = clearings.map((book): ClearedBook => {
    const orders = accepting.get(book.issuer) ?? [];
    return { ...book, orders, fills: fillOrders([...orders, ...makerOrders(book.quotes)], book) };
  });
  writeFills(tx, cleared, hour);
}
