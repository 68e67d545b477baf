import type { ActionInput } from '#game/actions/actions.ts';
import { amountOf } from '#game/shares/price-band.ts';
import type { ShareOrderRow } from '#game/tables/share-order.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { plainRecord } from '#hooks/platform/db/plain-record.ts';
import { releaseHoldings } from '../change-holdings.ts';
import { codeOf } from '../code-of.ts';

/** Cancels an open order, and returns its money or releases its shares. */
export function cancelOrder(context: ActionContext, input: ActionInput<'share.cancel'>): object {
  const { tx, airline } = context;
  const [record] = tx.findRecordsByIds('share_order', [input.order]);
  if (record?.getString('airline') !== airline.id)
    throw rejection('order', 'unknown_order', 'You have no such open order. It may have been filled.');
  const { issuer, side, lots, price } = plainRecord(record) as ShareOrderRow;
  const amount = amountOf(lots, price);
  if (side === 'buy')
    context.credit({
      category: 'share_escrow_refund',
      amount,
      memo: `Order for shares of ${codeOf(tx, issuer)}`,
    });
  // New shares do not exist before they are sold.
  else if (issuer !== airline.id) releaseHoldings(tx, [{ airline: airline.id, issuer, lots }]);
  tx.db().newQuery('DELETE FROM share_order WHERE id = {:id}').bind({ id: input.order }).execute();
  return { lots };
}
