import { formatCents } from '#game/share/format-cents.ts';
import { amountOf } from '#game/share/price-band.ts';
import { LISTING } from '#game/tables/listing.ts';
import { SHARE_ORDER } from '#game/tables/share-order.ts';
import { SHARE_TRADE } from '#game/tables/share-trade.ts';
import { groupDigits } from '#game/text/group-digits.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { aliased, textOf } from '#hooks/db/shape.ts';
import { insertInto, updateById, writeRows } from '#hooks/db/write-rows.ts';
import { formatDollars } from '#hooks/ledger/cash-account.ts';
import { bookEntries, hourlyId, type ShareEntry } from '#hooks/share/book-entries.ts';
import {
  addHoldings,
  type Bought,
  removeHoldings,
  type Sold,
  sumByHolding,
} from '#hooks/share/change-holdings.ts';
import { run } from '../state/read-rows.ts';
import type { ClearedBook } from './clear-books.ts';
import type { BookOrder } from './read-books.ts';
import type { ShareHour } from './share-hour.ts';
import { type ShareNotice, writeShareNotices } from './write-notices.ts';

const LEFT = updateById(SHARE_ORDER, ['lots']);
const FILLED = 'DELETE FROM share_order WHERE id IN (SELECT value FROM json_each({:ids}))';
const TRADES = insertInto(SHARE_TRADE, { minute: '{:minute}' });
/** A book that traded is cleared again in the next hour, because the market maker quotes again. */
const CLEARED = updateById(LISTING, ['price', 'maker_lots', 'changed']);
const CODES = { id: aliased(LISTING, 'g').airline, code: textOf('a.code') };

/** Lots that an airline has bought or sold in one book. */
interface Traded {
  id: string;
  airline: string;
  side: BookOrder['side'];
  lots: number;
  price: number;
  code: string;
}

/** Changes of one auction. */
interface Changes {
  /** By airline and issuer. */
  notices: Map<string, Traded>;
  left: { id: string; lots: number }[];
  entries: ShareEntry[];
  bought: Bought[];
  sold: Sold[];
}

/** A cleared auction. `code` is that of the issuer. */
interface Auctioned {
  price: number;
  hour: number;
  code: string;
}

/** Adds what one filled order changes. The limit of an order to buy was in escrow, and the rest comes back. */
function addFill(changes: Changes, order: BookOrder, lots: number, { price, hour, code }: Auctioned): void {
  const { id, airline, issuer, side, limit } = order;
  const amount = amountOf(lots, price);
  const entry = (kind: string, category: ShareEntry['category'], amount: number) =>
    changes.entries.push({
      id: hourlyId(id, hour, kind),
      airline,
      category,
      amount,
      memo: `Shares of ${code}`,
    });
  changes.left.push({ id, lots: order.lots - lots });
  if (side === 'buy') {
    entry('r', 'share_escrow_refund', amountOf(lots, limit));
    entry('p', 'share_purchase', -amount);
    changes.bought.push({ airline, issuer, lots, cost: amount });
  } else {
    entry('s', 'share_sale', amount);
    changes.sold.push({ airline, issuer, lots, proceeds: amount });
  }
  const key = airline + issuer;
  const traded = changes.notices.get(key);
  if (traded) traded.lots += lots;
  else changes.notices.set(key, { id: hourlyId(id, hour, 'n'), airline, side, lots, price, code });
}

const noticeOf = ({ id, airline, side, lots, price, code }: Traded): ShareNotice => ({
  id,
  airline,
  title: `${side === 'buy' ? 'Bought' : 'Sold'} ${groupDigits(lots)} lots of ${code}`,
  body: `At ${formatCents(price)} per share, ${formatDollars(amountOf(lots, price))} in total.`,
});

/** Returns the market maker's lots after its fills. */
function makerLots({ maker, fills, orders, volume }: ClearedBook): number {
  const sides = new Map(orders.map((order) => [order.id, order.side]));
  const traded = { buy: 0, sell: 0 };
  for (const { order, lots } of fills) {
    const side = sides.get(order);
    if (side) traded[side] += lots;
  }
  // What airlines have sold to nobody else, the market maker has bought, and the other way round.
  return maker + (volume - traded.buy) - (volume - traded.sell);
}

/** Writes the results of an auction: shares and money change hands, and filled orders are deleted. */
export function writeFills(
  tx: CoreApp,
  books: readonly ClearedBook[],
  { hour, minute, start }: ShareHour,
): void {
  const codes = new Map(
    readAll(tx, CODES, 'FROM listing g JOIN airline a ON a.id = g.airline').map(({ id, code }) => [id, code]),
  );
  const changes: Changes = { notices: new Map(), left: [], entries: [], bought: [], sold: [] };
  for (const book of books) {
    const byId = new Map(book.orders.map((order) => [order.id, order]));
    const auctioned = { price: book.price, hour, code: codes.get(book.issuer) ?? '' };
    for (const fill of book.fills) {
      const order = byId.get(fill.order);
      if (order) addFill(changes, order, fill.lots, auctioned);
    }
  }
  bookEntries(tx, changes.entries, minute, start);
  writeShareNotices(tx, [...changes.notices.values()].map(noticeOf), minute);
  removeHoldings(tx, sumByHolding(changes.sold, 'proceeds'));
  addHoldings(tx, sumByHolding(changes.bought, 'cost'));
  writeRows(tx, LEFT, changes.left);
  const filled = changes.left.filter(({ lots }) => lots === 0).map(({ id }) => id);
  run(tx, FILLED, { ids: JSON.stringify(filled) });
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
}
