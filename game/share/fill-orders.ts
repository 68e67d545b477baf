import type { Clearing } from './clearing-price.ts';

/** An open order for shares of one airline. */
export interface ShareOrder {
  id: string;
  side: 'buy' | 'sell';
  /** Worst price that the airline accepts, cents per share. */
  limit: number;
  /** Lots that are still open. */
  lots: number;
  /** Number of the action that placed it. Earlier orders come first. */
  placed: number;
}

/** Lots of an order that change hands in an auction. */
export interface Fill {
  order: string;
  lots: number;
}

function fillSide(orders: readonly ShareOrder[], volume: number): Fill[] {
  let left = volume;
  return orders.flatMap(({ id, lots }) => {
    const filled = Math.min(left, lots);
    left -= filled;
    return filled > 0 ? [{ order: id, lots: filled }] : [];
  });
}

const byAge = (one: ShareOrder, other: ShareOrder) =>
  one.placed - other.placed || (one.id < other.id ? -1 : 1);

/**
 * Returns the orders that are filled when a book clears: better limits first, then earlier orders. The last one of
 * each side is filled in part. Does not depend on the order of the list.
 * @param orders at least all orders that accept the price
 */
export function fillOrders(orders: readonly ShareOrder[], { price, volume }: Clearing): Fill[] {
  const buys = orders
    .filter(({ side, limit }) => side === 'buy' && limit >= price)
    .sort((one, other) => other.limit - one.limit || byAge(one, other));
  const sells = orders
    .filter(({ side, limit }) => side === 'sell' && limit <= price)
    .sort((one, other) => one.limit - other.limit || byAge(one, other));
  return [...fillSide(buys, volume), ...fillSide(sells, volume)];
}
