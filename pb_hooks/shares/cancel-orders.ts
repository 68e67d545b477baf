import { amountOf } from '#game/shares/price-band.ts';
import { SHARE_ORDER } from '#game/tables/share-order.ts';
import { bookEntries } from '../books/ledger/book-entries.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, type ShapedRow, textOf } from '../platform/db/shape.ts';
import { releaseHoldings, sumByHolding } from './change-holdings.ts';
import { hourlyId } from './hourly-id.ts';

const o = aliased(SHARE_ORDER, 'o');
const CANCELLED = {
  id: o.id,
  airline: o.airline,
  issuer: o.issuer,
  side: o.side,
  lots: o.lots,
  price: o.price,
  market: o.market,
  code: textOf("COALESCE(a.code, '')"),
};

/** A cancelled order. */
interface CancelledOrder extends ShapedRow<typeof CANCELLED> {
  /** Money that came back from escrow, in whole US dollars. 0 for an order to sell. */
  amount: number;
}

/**
 * Cancels open orders: returns their money from escrow, releases their shares and deletes them.
 * @param where condition for the table `share_order o`
 * @param hour world hour. Ids follow from it, so an order is cancelled at most once per hour.
 * @returns the cancelled orders with the codes of the issuers
 */
export function cancelOrders(
  tx: CoreApp,
  where: string,
  params: Record<string, string | number>,
  { hour, minute, start }: { hour: number; minute: number; start: string },
): CancelledOrder[] {
  const from = `FROM share_order o LEFT JOIN airline a ON a.id = o.issuer WHERE ${where} ORDER BY o.placed`;
  const orders = readAll(tx, CANCELLED, from, params).map(
    (order): CancelledOrder => ({
      ...order,
      amount: order.side === 'buy' ? amountOf(order.lots, order.price) : 0,
    }),
  );
  if (orders.length === 0) return [];
  const buys = orders.filter(({ side }) => side === 'buy');
  bookEntries(
    tx,
    buys.map(({ id, airline, amount, code }) => ({
      id: hourlyId(id, hour, 'c'),
      airline,
      category: 'share_escrow_refund',
      amount,
      memo: `Order for shares of ${code}`,
    })),
    minute,
    start,
  );
  // New shares do not exist before they are sold.
  const sells = orders.filter(({ side, airline, issuer }) => side === 'sell' && airline !== issuer);
  releaseHoldings(tx, sumByHolding(sells));
  const ids = JSON.stringify(orders.map(({ id }) => id));
  tx.db()
    .newQuery('DELETE FROM share_order WHERE id IN (SELECT value FROM json_each({:ids}))')
    .bind({ ids })
    .execute();
  return orders;
}
