import { airlineId, bool, defineTable, id, oneOf, type Row, whole } from './table.ts';

export const ORDER_SIDES = ['buy', 'sell'] as const;

/**
 * Open orders for shares, readable by their airline. Filled, cancelled and expired orders are deleted. Everybody
 * sees their sums by price: GET /api/am/book. An airline's order for its own shares buys them back, and one to sell
 * them offers new shares that do not exist yet.
 */
export const SHARE_ORDER = defineTable({
  name: 'share_order',
  access: 'owner',
  exportOrder: 'placed, id',
  indexes: ['airline', 'issuer, side, price, lots', 'placed', 'expires'],
  columns: {
    id,
    airline: airlineId,
    /** Airline whose shares are traded. */
    issuer: airlineId,
    side: oneOf(ORDER_SIDES),
    /** Lots that are still open. */
    lots: whole,
    /** Worst price, in cents per share. An order to buy has this price of each open lot in escrow. */
    price: whole,
    /** Whether it was placed without a limit. It then lives for one auction. */
    market: bool,
    /** Orders are numbered. At the same price, the lower number comes first. */
    placed: whole,
    /** World minute. */
    minute: whole,
    expires: whole,
  },
});
export type ShareOrderRow = Row<typeof SHARE_ORDER>;
