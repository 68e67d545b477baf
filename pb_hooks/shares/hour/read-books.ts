import type { PriceLevel } from '#game/shares/clearing-price.ts';
import type { ShareOrder } from '#game/shares/fill-orders.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { SHARE_ORDER } from '#game/tables/share-order.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { bestTenderPrice } from '../read-tenders.ts';

const g = aliased(SHARE_LISTING, 'g');
const CHANGED = {
  id: g.id,
  issuer: g.airline,
  lots: g.lots,
  maker: g.maker_lots,
  investors: g.investor_lots,
  declared: g.declared,
  /** Dividends declared in this quarter, in whole US dollars. */
  paid: g.quarter_dividends,
  price: g.price,
  band: g.band_price,
  fair: g.fair,
  target: g.target,
  offer: numberOf(bestTenderPrice('g.airline')),
  /** Best prices of airlines' orders. 0 if there is none. */
  bid: numberOf("(SELECT max(o.price) FROM share_order o WHERE o.issuer = g.airline AND o.side = 'buy')"),
  ask: numberOf("(SELECT min(o.price) FROM share_order o WHERE o.issuer = g.airline AND o.side = 'sell')"),
};
/** A book that the next auction clears, with its best prices. */
export type ChangedBook = ShapedRow<typeof CHANGED>;

/** Reads the changed books. Each price is one index lookup, however many orders there are. */
export const readChangedBooks = (tx: CoreApp): ChangedBook[] =>
  readAll(tx, CHANGED, "FROM share_listing g WHERE g.changed AND g.state = 'listed' ORDER BY g.id");

/** Prices between which the orders of a book meet, in cents per share. */
export interface Crossing {
  issuer: string;
  ask: number;
  bid: number;
}

const LEVEL = {
  issuer: numberOf('j.value ->> 0'),
  price: numberOf('o.price'),
  buy: numberOf("sum(iif(o.side = 'buy', o.lots, 0))"),
  sell: numberOf("sum(iif(o.side = 'sell', o.lots, 0))"),
};
const o = aliased(SHARE_ORDER, 'o');
const ORDER = {
  id: o.id,
  /** Number of the row, which SQLite finds with one lookup less than the id. */
  row: numberOf('o.rowid'),
  issuer: o.issuer,
  airline: o.airline,
  side: o.side,
  limit: o.price,
  lots: o.lots,
  placed: o.placed,
};
export type BookOrder = ShapedRow<typeof ORDER> & ShareOrder;

/**
 * Orders to buy from the ask on, and to sell up to the bid. Two index ranges per book.
 * @param rows list of [issuer, ask, bid]
 */
const CROSSING = `
  FROM (
    SELECT o.rowid, o.* FROM json_each({:rows}) j CROSS JOIN share_order o
      ON o.issuer = j.value ->> 0 AND o.side = 'buy' AND o.price >= j.value ->> 1
    UNION ALL
    SELECT o.rowid, o.* FROM json_each({:rows}) j CROSS JOIN share_order o
      ON o.issuer = j.value ->> 0 AND o.side = 'sell' AND o.price <= j.value ->> 2
  ) o`;

const groupByIssuer = <Row extends { issuer: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  rows.forEach((row) => {
    const group = groups.get(row.issuer);
    if (group) group.push(row);
    else groups.set(row.issuer, [row]);
  });
  return groups;
};

const rowsOf = (crossings: readonly Crossing[]) =>
  JSON.stringify(crossings.map(({ issuer, ask, bid }) => [issuer, ask, bid]));

/** Reads the levels of books at which orders meet, by issuer. SQL adds the orders up. */
export const readLevels = (
  tx: CoreApp,
  crossings: readonly Crossing[],
): Map<string, (PriceLevel & { issuer: string })[]> =>
  groupByIssuer(
    readAll(tx, { ...LEVEL, issuer: o.issuer }, `${CROSSING} GROUP BY o.issuer, o.price`, {
      rows: rowsOf(crossings),
    }),
  );

/** Reads the orders of books that accept a price, by issuer. */
export const readAccepting = (
  tx: CoreApp,
  prices: readonly { issuer: string; price: number }[],
): Map<string, BookOrder[]> =>
  groupByIssuer(
    readAll(tx, ORDER, CROSSING, {
      rows: rowsOf(prices.map(({ issuer, price }) => ({ issuer, ask: price, bid: price }))),
    }),
  );
