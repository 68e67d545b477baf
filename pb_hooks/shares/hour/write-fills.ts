import type { Clearing } from '#game/shares/clearing-price.ts';
import type { Fill } from '#game/shares/fill-orders.ts';
import { claimsOf, isMispriced } from '#game/shares/mispriced.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { isOwn, tradeNotice } from '#game/shares/trade-notice.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { SHARE_ORDER } from '#game/tables/share-order.ts';
import { SHARE_TRADE } from '#game/tables/share-trade.ts';
import { bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { noteShareClaims } from '#hooks/books/ledger/trade-claims.ts';
import { type NewNotice, writeNoticesOf } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, textOf } from '#hooks/platform/db/shape.ts';
import { insertInto, updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { hourlyId } from '../hourly-id.ts';
import { changeOwnLots, ownEntries } from './fill-own-shares.ts';
import type { BookOrder, ChangedBook } from './read-books.ts';
import type { ShareHour } from './share-hour.ts';
import { type Traded, writeTrades } from './write-trades.ts';

const LEFT = updateById(SHARE_ORDER, ['lots']);
const FILLED = 'DELETE FROM share_order WHERE rowid IN (SELECT value FROM json_each({:rows}))';
const TRADES = insertInto(SHARE_TRADE, { minute: '{:minute}' });
/** A book that traded is cleared again in the next hour, because the market maker quotes again. */
const CLEARED = updateById(SHARE_LISTING, ['price', 'maker_lots', 'changed']);
const FROM_CODES = 'FROM share_listing g JOIN airline a ON a.id = g.airline';
const CODES = { id: aliased(SHARE_LISTING, 'g').airline, code: textOf('a.code') };

/** A book that has cleared, with the orders of airlines that are filled. */
export interface ClearedBook extends Clearing {
  book: ChangedBook;
  fills: Fill<BookOrder>[];
}

/** Returns what each airline has traded in a book. An airline is only on one side of it. */
function tradedIn({ fills, price }: ClearedBook, code: string): Traded[] {
  const all: Traded[] = [];
  const byAirline = new Map<string, Traded>();
  fills.forEach(({ order, lots }) => {
    const { id, airline, issuer, side, limit } = order;
    const reserved = amountOf(lots, limit);
    const known = byAirline.get(airline);
    if (known) {
      known.lots += lots;
      known.reserved += reserved;
      return;
    }
    const traded = { id, airline, issuer, side, lots, reserved, price, code };
    byAirline.set(airline, traded);
    all.push(traded);
  });
  return all;
}

/** Returns one notice for each airline, however many books it has traded in. */
function noticesOf(all: readonly Traded[], hour: number): NewNotice[] {
  const byAirline = new Map<string, Traded[]>();
  all.forEach((traded) => {
    const others = byAirline.get(traded.airline);
    if (others) others.push(traded);
    else byAirline.set(traded.airline, [traded]);
  });
  const notices: NewNotice[] = [];
  byAirline.forEach((trades, airline) => {
    const { title, body } = tradeNotice(trades);
    notices.push({ id: hourlyId(trades[0]?.id ?? '', hour, 'n'), airline, title, body });
  });
  return notices;
}

/** Deletes the filled orders, and takes the filled lots from the others. */
function writeOrders(tx: CoreApp, books: readonly ClearedBook[]): void {
  const filled: number[] = [];
  const left: { id: string; lots: number }[] = [];
  books.forEach(({ fills }) => {
    fills.forEach(({ order, lots }) => {
      if (order.lots === lots) filled.push(order.row);
      else left.push({ id: order.id, lots: order.lots - lots });
    });
  });
  run(tx, FILLED, { rows: JSON.stringify(filled) });
  writeRows(tx, LEFT, left);
}

/**
 * Returns the market maker's lots after its fills: it has bought all lots that airlines sold to nobody else, and sold
 * those that they bought.
 */
function makerLots({ book, fills }: ClearedBook): number {
  let { maker } = book;
  fills.forEach(({ order, lots }) => {
    maker += order.side === 'sell' ? lots : -lots;
  });
  return maker;
}

/** Writes the trades, and the listings with their new prices. */
function writeBooks(tx: CoreApp, books: readonly ClearedBook[], { hour, minute }: ShareHour): void {
  const trades = books.map(({ book, price, volume }) => ({
    id: hourlyId(book.id, hour, 't'),
    airline: book.issuer,
    price,
    lots: volume,
  }));
  writeRows(tx, TRADES, trades, { minute });
  const listings = books.map((cleared) => ({
    id: cleared.book.id,
    price: cleared.price,
    maker_lots: makerLots(cleared),
    changed: true,
  }));
  writeRows(tx, CLEARED, listings);
}

/**
 * Writes the results of an auction: shares and money change hands, and filled orders are deleted. Loops over fills use
 * forEach, because for...of is five times slower in goja.
 */
export function writeFills(tx: CoreApp, books: readonly ClearedBook[], share: ShareHour): void {
  const { hour, minute, start } = share;
  const codes = new Map(readAll(tx, CODES, FROM_CODES).map(({ id, code }) => [id, code]));
  const all = books.map((cleared) => ({
    cleared,
    sides: tradedIn(cleared, codes.get(cleared.book.issuer) ?? ''),
  }));
  const own = all.flatMap(({ cleared, sides }) =>
    sides.filter(isOwn).map((traded) => ({ book: cleared.book, traded, maker: makerLots(cleared) })),
  );
  const traded = all.flatMap(({ sides }) => sides);
  bookEntries(
    tx,
    own.flatMap((one) => ownEntries(one, hour)),
    minute,
    start,
  );
  writeTrades(
    tx,
    traded.filter((one) => !isOwn(one)),
    share,
  );
  writeOrders(tx, books);
  writeNoticesOf(tx, 'shares', noticesOf(traded, hour), minute);
  writeBooks(tx, books, share);
  changeOwnLots(tx, own);
  for (const { cleared, sides } of all)
    if (isMispriced(cleared.price, cleared.book))
      noteShareClaims(tx, 'auction', cleared.book.issuer, claimsOf(sides, cleared, cleared.book), minute);
}
