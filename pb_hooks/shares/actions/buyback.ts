import type { ActionInput } from '#game/actions/actions.ts';
import { formatRate } from '#game/platform/text/format-rate.ts';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { buybackMax } from '#game/shares/buyback.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { DISCLOSED, FLOAT_PERCENT_MIN } from '#game/shares/share-limits.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { addOrder } from '../add-order.ts';
import { buybackBreaksCrossHolding } from '../cross-holding.ts';
import { openOwnOrders } from '../own-orders.ts';
import {
  findOwnListing,
  rejectBorrowed,
  rejectDuringIssue,
  rejectDuringTender,
  rejectWithoutReserve,
} from './reject-corporate.ts';
import { rejectOutOfBand, rejectTooManyOrders } from './reject-share.ts';

/** Orders shares of the airline itself. They are cancelled when the order is filled. Its money is reserved at once. */
export function buyBack(context: ActionContext, { lots, limit }: ActionInput<'share.buyback'>): object {
  const { tx, airline, now } = context;
  const listing = findOwnListing(context, 'lots', 'no shares to buy back');
  rejectDuringTender(context);
  const open = openOwnOrders(tx, airline.id);
  rejectDuringIssue(context, 'lots', listing, 'It can buy shares back when that has ended.');
  rejectOutOfBand(limit, listing);
  rejectTooManyOrders(context);
  const max = buybackMax(listing, open.buy);
  if (lots > max)
    throw rejection(
      'lots',
      'float_minimum',
      `You can buy back ${groupDigits(max)} more lots. At least ${FLOAT_PERCENT_MIN}% of the shares must belong to others than the founders.`,
    );
  if (buybackBreaksCrossHolding(tx, airline.id, lots))
    throw rejection(
      'lots',
      'cross_holding',
      `An airline in which you hold shares would then own ${formatRate(DISCLOSED)} or more of yours. Sell its shares first.`,
    );
  const amount = amountOf(lots, limit);
  rejectWithoutReserve(context, 'lots', amount, 'This order');
  rejectBorrowed(context, 'lots', amount, 'This order');
  context.debit({ category: 'share_escrow', amount, memo: 'Order for own shares' });
  const order = context.newId();
  addOrder(tx, {
    id: order,
    airline: airline.id,
    issuer: airline.id,
    side: 'buy',
    lots,
    price: limit,
    market: false,
    minute: now,
  });
  return { order, price: limit };
}
