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
export interface Fill<Order extends ShareOrder = ShareOrder> {
  order: Order;
  lots: number;
}

/** Adds the fills of one side. @param orders the best one first */
function fillSide<Order extends ShareOrder>(
  fills: Fill<Order>[],
  orders: readonly Order[],
  volume: number,
): void {
  let left = volume;
  orders.every((order) => {
    const lots = Math.min(left, order.lots);
    if (lots > 0) fills.push({ order, lots });
    left -= lots;
    return left > 0;
  });
}

const byAge = (one: ShareOrder, other: ShareOrder) =>
  one.placed - other.placed || (one.id < other.id ? -1 : 1);

/**
 * Returns the orders that are filled when a book clears: better limits first, then earlier orders. The last one of
 * each side is filled in part. Does not depend on the order of the list.
 * @param orders at least all orders that accept the price
 */
export function fillOrders<Order extends ShareOrder>(
  orders: readonly Order[],
  { price, volume }: Clearing,
): Fill<Order>[] {
  const buys: Order[] = [];
  const sells: Order[] = [];
  orders.forEach((order) => {
    if (order.side === 'buy') {
      if (order.limit >= price) buys.push(order);
    } else if (order.limit <= price) sells.push(order);
  });
  buys.sort((one, other) => other.limit - one.limit || byAge(one, other));
  sells.sort((one, other) => one.limit - other.limit || byAge(one, other));
  const fills: Fill<Order>[] = [];
  fillSide(fills, buys, volume);
  fillSide(fills, sells, volume);
  return fills;
}
