import { formatCents } from '#game/share/format-cents.ts';
import { claimsOf, isMispriced } from '#game/share/mispriced.ts';
import { amountOf } from '#game/share/price-band.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { SHARE_ORDER } from '#game/tables/share-order.ts';
import { SHARE_TRADE } from '#game/tables/share-trade.ts';
import { formatDollars } from '#game/text/format-dollars.ts';
import { groupDigits } from '#game/text/group-digits.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { aliased, textOf } from '#hooks/db/shape.ts';
import { insertInto, updateById, writeRows } from '#hooks/db/write-rows.ts';
import { type AirlineEntry, bookEntries } from '#hooks/ledger/book-entries.ts';
import { addHoldings, costsOfSold, removeHoldings } from '#hooks/share/change-holdings.ts';
import { noteClaims } from '#hooks/share/claims.ts';
import { hourlyId } from '#hooks/share/hourly-id.ts';
import { type ShareNotice, writeShareNotices } from '#hooks/share/write-notices.ts';
import { run } from '../state/read-rows.ts';
import type { ClearedBook } from './clear-books.ts';
import { changeOwnLots, ownEntries } from './fill-own-shares.ts';
import type { BookOrder } from './read-books.ts';
import type { ShareHour } from './share-hour.ts';

const LEFT = updateById(SHARE_ORDER, ['lots']);
const FILLED = 'DELETE FROM share_order WHERE id IN (SELECT value FROM json_each({:ids}))';
const TRADES = insertInto(SHARE_TRADE, { minute: '{:minute}' });
/** A book that traded is cleared again in the next hour, because the market maker quotes again. */
const CLEARED = updateById(SHARE_LISTING, ['price', 'maker_lots', 'changed']);
const CODES = { id: aliased(SHARE_LISTING, 'g').airline, code: textOf('a.code') };

/** Lots that an airline has bought or sold in one book. */
export interface Traded {
  /** Id of its first filled order. */
  id: string;
  airline: string;
  issuer: string;
  side: BookOrder['side'];
  lots: number;
  /** Escrow of the filled lots to buy, in whole US dollars. */
  reserved: number;
  price: number;
  /** Code of the issuer. */
  code: string;
}

/** Returns what each airline has traded in a book. An airline is only on one side of it. */
function tradedIn(book: ClearedBook, code: string): Traded[] {
  const orders = new Map(book.orders.map((order) => [order.id, order]));
  const byAirline = new Map<string, Traded>();
  const { price } = book;
  for (const fill of book.fills) {
    const order = orders.get(fill.order);
    if (!order) continue;
    const { id, airline, issuer, side, limit } = order;
    const reserved = amountOf(fill.lots, limit);
    const traded = byAirline.get(airline);
    if (traded) {
      traded.lots += fill.lots;
      traded.reserved += reserved;
    } else byAirline.set(airline, { id, airline, issuer, side, lots: fill.lots, reserved, price, code });
  }
  return [...byAirline.values()];
}

/**
 * Returns the entries of what an airline has traded. The limit of an order to buy was in escrow, and a sale is split
 * into the cost of the lots and the gain.
 */
function entriesOf(
  { id, airline, side, lots, reserved, price, cost, code }: Traded & { cost: number },
  hour: number,
): AirlineEntry[] {
  const amount = amountOf(lots, price);
  const memo = `Shares of ${code}`;
  if (side === 'sell')
    return [
      { id: hourlyId(id, hour, 's'), airline, category: 'share_sale', amount: cost, memo },
      { id: hourlyId(id, hour, 'g'), airline, category: 'share_gain', amount: amount - cost, memo },
    ];
  return [
    { id: hourlyId(id, hour, 'r'), airline, category: 'share_escrow_refund', amount: reserved, memo },
    { id: hourlyId(id, hour, 'p'), airline, category: 'share_purchase', amount: -amount, memo },
  ];
}

const isOwn = ({ airline, issuer }: Traded): boolean => airline === issuer;

function titleOf(traded: Traded): string {
  const { side, lots, code } = traded;
  const count = groupDigits(lots);
  if (isOwn(traded)) return side === 'buy' ? `Bought back ${count} lots` : `Sold ${count} new lots`;
  return `${side === 'buy' ? 'Bought' : 'Sold'} ${count} lots of ${code}`;
}

const noticeOf = (traded: Traded, hour: number): ShareNotice => ({
  id: hourlyId(traded.id, hour, 'n'),
  airline: traded.airline,
  title: titleOf(traded),
  body: `At ${formatCents(traded.price)} per share, ${formatDollars(amountOf(traded.lots, traded.price))} in total.`,
});

/** Deletes the filled orders, and takes the filled lots from the others. */
function writeOrders(tx: CoreApp, books: readonly ClearedBook[]): void {
  const filled: string[] = [];
  const left: { id: string; lots: number }[] = [];
  for (const { orders, fills } of books) {
    const lotsOf = new Map(orders.map(({ id, lots }) => [id, lots]));
    for (const { order: id, lots } of fills) {
      const open = lotsOf.get(id);
      if (open === lots) filled.push(id);
      else if (open !== undefined) left.push({ id, lots: open - lots });
    }
  }
  run(tx, FILLED, { ids: JSON.stringify(filled) });
  writeRows(tx, LEFT, left);
}

/** Returns the market maker's lots after its fills. */
function makerLots({ maker, fills, orders, volume }: ClearedBook): number {
  const sides = new Map(orders.map((order) => [order.id, order.side]));
  const traded = { buy: 0, sell: 0 };
  for (const { order, lots } of fills) {
    const side = sides.get(order);
    if (side) traded[side] += lots;
  }
  // The market maker has bought all lots that airlines sold to nobody else, and sold those that they bought.
  return maker + (volume - traded.buy) - (volume - traded.sell);
}

/** Writes the results of an auction: shares and money change hands, and filled orders are deleted. */
export function writeFills(
  tx: CoreApp,
  books: readonly ClearedBook[],
  { hour, minute, start }: ShareHour,
): void {
  const codes = new Map(
    readAll(tx, CODES, 'FROM share_listing g JOIN airline a ON a.id = g.airline').map(({ id, code }) => [
      id,
      code,
    ]),
  );
  const all = books.flatMap((book) =>
    tradedIn(book, codes.get(book.issuer) ?? '').map((traded) => ({ book, traded })),
  );
  const own = all
    .filter(({ traded }) => isOwn(traded))
    .map((one) => ({ ...one, maker: makerLots(one.book) }));
  const traded = all.map((one) => one.traded).filter((one) => !isOwn(one));
  const amount = ({ lots, price }: Traded) => amountOf(lots, price);
  const bought = traded.filter(({ side }) => side === 'buy');
  const sold = traded.filter(({ side }) => side === 'sell');
  const costs = costsOfSold(tx, sold);
  bookEntries(
    tx,
    [
      ...bought.map((one) => ({ ...one, cost: 0 })),
      ...sold.map((one, index) => ({ ...one, cost: costs[index] ?? 0 })),
    ]
      .flatMap((one) => entriesOf(one, hour))
      .concat(own.flatMap((one) => ownEntries(one, hour))),
    minute,
    start,
  );
  removeHoldings(
    tx,
    sold.map((one) => ({ ...one, proceeds: amount(one) })),
  );
  addHoldings(
    tx,
    bought.map((one) => ({ ...one, id: hourlyId(one.id, hour, 'h'), cost: amount(one) })),
  );
  writeOrders(tx, books);
  writeShareNotices(
    tx,
    all.map((one) => noticeOf(one.traded, hour)),
    minute,
  );
  writeRows(
    tx,
    TRADES,
    books.map(({ id, issuer, price, volume }) => ({
      id: hourlyId(id, hour, 't'),
      airline: issuer,
      price,
      lots: volume,
    })),
    { minute },
  );
  writeRows(
    tx,
    CLEARED,
    books.map((book) => ({ id: book.id, price: book.price, maker_lots: makerLots(book), changed: true })),
  );
  changeOwnLots(tx, own);
  for (const book of books.filter((one) => isMispriced(one.price, one))) {
    const sides = all.filter((one) => one.book === book).map((one) => one.traded);
    noteClaims(tx, 'auction', book.issuer, claimsOf(sides, book, book), minute);
  }
}
