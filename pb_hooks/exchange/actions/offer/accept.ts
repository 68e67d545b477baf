import type { ActionInput } from '#game/actions/actions.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { rejectInsolvent } from '#hooks/bank/insolvency/reject-insolvent.ts';
import { tradeObstacle } from '#hooks/exchange/check-trade.ts';
import { concludeOffer } from '#hooks/exchange/conclude-offer.ts';
import { changeRow } from '#hooks/exchange/save-row.ts';
import { findAwaiting, type OwnOffer } from './find-offer.ts';

/** Rejects a buyer that is insolvent, or that lacks what the price is above its money in escrow. */
function rejectPayer(context: ActionContext, { offer, side }: OwnOffer): void {
  const { tx, airline, now } = context;
  if (side !== 'buyer') return;
  if (airline.isInsolvent) rejectInsolvent(tx, airline.id, now, 'offer.make');
  const { price, escrow } = offer;
  const cash = context.cash();
  if (price - escrow <= Math.max(0, cash)) return;
  throw rejection(
    'cash',
    'insufficient_funds',
    `${formatDollars(price - escrow)} are needed besides your ${formatDollars(escrow)} in escrow. You have ${formatDollars(cash)}.`,
  );
}

/** Accepts the other side's price. The aircraft changes hands at once, or when it has landed. */
export function acceptOffer(context: ActionContext, input: ActionInput<'offer.accept'>): object {
  const { tx, now, world } = context;
  const own = findAwaiting(context, input.offer);
  const { offer } = own;
  const { id, aircraft, seller, buyer, price } = offer;
  const obstacle = tradeObstacle(tx, { aircraft, seller, buyer, price }, now);
  if (obstacle) throw rejection('offer', obstacle.code, obstacle.message);
  rejectPayer(context, own);
  const { accepted, lands } = concludeOffer(tx, offer, { minute: now, start: world.start });
  changeRow(tx, 'offer', id, accepted);
  return { price, lands };
}
