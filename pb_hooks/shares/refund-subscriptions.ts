import { amountOf } from '#game/shares/price-band.ts';
import { SUBSCRIPTION } from '#game/tables/subscription.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { type AirlineEntry, bookEntries } from '../books/ledger/book-entries.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, textOf } from '../platform/db/shape.ts';
import type { WorldTime } from '../world/clock/world-time.ts';

const s = aliased(SUBSCRIPTION, 's');
const SUBSCRIBED = {
  id: s.id,
  airline: s.airline,
  lots: s.lots,
  price: s.price,
  code: textOf('a.code'),
};

/**
 * Ends open subscriptions: returns their money from escrow and deletes them.
 * @param where condition for the table `subscription s`
 * @returns what the subscribers get back, in whole US dollars, for each subscription
 */
export function refundSubscriptions(
  tx: CoreApp,
  where: string,
  params: Record<string, string>,
  { minute, start }: WorldTime,
): { airline: string; amount: number }[] {
  const from = `FROM subscription s JOIN airline a ON a.id = s.issuer WHERE ${where} ORDER BY s.placed`;
  const subscriptions = readAll(tx, SUBSCRIBED, from, params);
  const refunds = subscriptions.map(
    ({ id, airline, lots, price, code }): AirlineEntry => ({
      id: recordId(['subscription closed', id, minute]),
      airline,
      category: 'share_escrow_refund',
      amount: amountOf(lots, price),
      memo: `Subscription for shares of ${code}`,
    }),
  );
  bookEntries(tx, refunds, minute, start);
  const ids = JSON.stringify(subscriptions.map(({ id }) => id));
  tx.db()
    .newQuery('DELETE FROM subscription WHERE id IN (SELECT value FROM json_each({:ids}))')
    .bind({ ids })
    .execute();
  return refunds;
}
