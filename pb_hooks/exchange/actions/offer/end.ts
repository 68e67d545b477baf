import type { ActionInput } from '#game/actions/actions.ts';
import type { EndReason } from '#game/exchange/bargain-notice.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { endOffers, tellEnded } from '#hooks/exchange/end-offers.ts';
import { findAwaiting, findOffer, type OwnOffer } from './find-offer.ts';

function end({ tx, airline, now, world }: ActionContext, { offer }: OwnOffer, reason: EndReason): object {
  endOffers(tx, [offer], reason, { minute: now, start: world.start });
  tellEnded(tx, [offer], reason, now, airline.id);
  return { refunded: offer.escrow };
}

/** Declines the other side's price and ends the talks. */
export const declineOffer = (context: ActionContext, input: ActionInput<'offer.decline'>): object =>
  end(context, findAwaiting(context, input.offer), 'declined');

/** Ends the talks before the other side accepts. Either side can. */
export const withdrawOffer = (context: ActionContext, input: ActionInput<'offer.withdraw'>): object =>
  end(context, findOffer(context, input.offer), 'withdrawn');
