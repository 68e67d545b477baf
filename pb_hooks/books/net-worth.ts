import type { NetWorthParts } from '#game/books/net-worth.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { DAY } from '#game/world/time.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, numberOf } from '../platform/db/shape.ts';
import { marketValues } from './market-value.ts';

/*
 * Parts of an airline's net worth in whole US dollars, as SQL for the airline in a column. Each is one index lookup per
 * airline, so statements can use them for many airlines.
 */

const sumOf = (value: string, from: string) => `COALESCE((SELECT sum(${value}) FROM ${from}), 0)`;

const deposits = (airline: string) =>
  sumOf('x.deposit', `aircraft x WHERE x.airline = ${airline} AND x.ownership = 'leased'`);

/**
 * Returns SQL for an airline's money in escrow: of open bids, orders, subscriptions, offers for airlines and for
 * aircraft, and aircraft that are still in the air. A declared dividend is no longer the airline's.
 */
export const escrow = (airline: string): string => `(
  ${sumOf('b.lots * b.price', `slot_bid b WHERE b.airline = ${airline} AND b.decided = FALSE`)}
  + ${sumOf('o.lots * o.price', `share_order o WHERE o.airline = ${airline} AND o.side = 'buy'`)}
  + ${sumOf('s.lots * s.price', `subscription s WHERE s.airline = ${airline}`)}
  + ${sumOf('t.lots * t.price', `tender t WHERE t.airline = ${airline} AND t.state = 'open'`)}
  + ${sumOf('f.escrow', `offer f WHERE f.buyer = ${airline} AND f.state = 'open'`)}
  + ${sumOf('c.maximum', `bid c WHERE c.airline = ${airline} AND c.state = 'leading'`)}
  + ${sumOf('h.price', `hand_over h WHERE h.buyer = ${airline}`)})`;

const shares = (airline: string) =>
  sumOf(
    'd.lots * g.price',
    `holding d JOIN share_listing g ON g.airline = d.issuer WHERE d.airline = ${airline}`,
  );

const aircraftValue = (airline: string) => `(
  ${sumOf('value', `(${marketValues(`x.airline = ${airline}`, '{:today}')})`)}
  + ${sumOf('x.price', `aircraft x WHERE x.airline = ${airline} AND x.ownership = 'owned' AND x.delivered > {:today}`)})`;

const loans = (airline: string) =>
  sumOf('n.balance + n.arrears', `loan n WHERE n.airline = ${airline} AND n.state = 'active'`);

/**
 * Returns SQL for everything that an airline owns besides its cash, less its loans. Needs the parameter `today`: see
 * `netWorthDay`.
 * @param airline column with its id
 */
export const netAssets = (airline: string): string =>
  `(${deposits(airline)} + ${escrow(airline)} + ${aircraftValue(airline)} + ${shares(airline)} - ${loans(airline)})`;

/** Returns the world minute for which aircraft are valued: the last midnight, as in `saleQuote`. */
export const netWorthDay = (now: number): number => now - (now % DAY);

const a = aliased(AIRLINE, 'a');
const PARTS = {
  id: a.id,
  cash: a.cash,
  deposits: numberOf(deposits('a.id')),
  escrow: numberOf(escrow('a.id')),
  aircraft: numberOf(aircraftValue('a.id')),
  shares: numberOf(shares('a.id')),
  loans: numberOf(loans('a.id')),
};

/**
 * Returns the parts of the net worth of some airlines, by id. One statement for any number of them.
 * @param now world minute
 */
export function readNetWorths(
  app: CoreApp,
  airlines: readonly string[],
  now: number,
): Map<string, NetWorthParts> {
  const rows = readAll(app, PARTS, 'FROM json_each({:airlines}) j JOIN airline a ON a.id = j.value', {
    airlines: JSON.stringify(airlines),
    today: netWorthDay(now),
  });
  return new Map(rows.map(({ id, ...parts }) => [id, parts]));
}
