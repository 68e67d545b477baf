import { accountId } from '#game/books/accounts.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { listingsOf, PRICE } from './listings.ts';
import type { BenchSql } from './sql-call.ts';

export const ORDERS = 100_000;
/** Airlines that hold shares of each listed one: as many as place new orders in it. */
const HOLDERS = 10;
/** Rows in one batch of orders. */
const BATCH = 20_000;

type Side = 'buy' | 'sell';

/** Returns an order of one of the airlines after the issuer in a ring, so that nobody orders their own shares. */
export function benchOrder(airlines: readonly string[], index: number, side: Side, price: number, place = 0) {
  const count = airlines.length;
  const shift = place + (side === 'buy' ? 1 : 2);
  return {
    id: recordId(['bench order', index]),
    airline: airlines[(index + shift) % count] ?? '',
    issuer: airlines[index % count] ?? '',
    side,
    lots: 1,
    price,
    market: false,
    placed: index,
    minute: 0,
    expires: 1_000_000,
  };
}

/** Orders that do not meet: buyers at up to 1% below the price, sellers from 1% above it. */
const restingOrders = (airlines: readonly string[]) =>
  Array.from({ length: ORDERS }, (_, index) => {
    const distance = 20 + (Math.floor(index / airlines.length) % 150);
    return index % (2 * airlines.length) < airlines.length
      ? benchOrder(airlines, index, 'buy', PRICE - distance)
      : benchOrder(airlines, index, 'sell', PRICE + distance);
  });

/** Lists airlines, each with shareholders and a book of open orders that do not meet. */
export async function listAirlines(sql: BenchSql, airlines: readonly string[]): Promise<void> {
  await sql.insert('share_listing', listingsOf(airlines));
  await sql.insert(
    'holding',
    airlines.flatMap((issuer, index) =>
      Array.from({ length: HOLDERS }, (_, place) => ({
        id: recordId(['bench holding', index, place]),
        airline: airlines[(index + 2 + place) % airlines.length] ?? '',
        issuer,
        lots: 100,
        reserved: 80,
      })),
    ),
  );
  const resting = restingOrders(airlines);
  for (let from = 0; from < ORDERS; from += BATCH)
    await sql.insert('share_order', resting.slice(from, from + BATCH));
  await sql.run(
    `UPDATE account SET balance = 100000000000 WHERE id IN ('${accountId('investors')}', '${accountId('escrow')}')`,
  );
}
