import { otherSide } from '#game/exchange/negotiation.ts';
import type { Side } from '#game/tables/offer.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { readOffers, type StoredOffer, sideOf } from '#hooks/exchange/read-offers.ts';

/** An open negotiation of the caller's airline. */
export interface OwnOffer {
  offer: StoredOffer;
  /** The caller's side, and the airline or account on the other one. */
  side: Side;
  other: string;
}

/** Returns an open negotiation of the caller's airline. Rejects one whose time is over. */
export function findOffer({ tx, airline, now }: ActionContext, id: string): OwnOffer {
  const own = "o.id = {:id} AND o.state = 'open' AND {:airline} IN (o.buyer, o.seller)";
  const [offer] = readOffers(tx, own, { id, airline: airline.id });
  if (!offer)
    throw rejection('offer', 'unknown_offer', 'You have no such open negotiation. It may have ended.');
  if (now >= offer.ends)
    throw rejection('offer', 'offer_expired', 'The last price held until now. The talks have ended.');
  const side = sideOf(offer, airline.id);
  return { offer, side, other: offer[otherSide(side)] };
}

/** The same for a negotiation in which the caller has to answer. */
export function findAwaiting(context: ActionContext, id: string): OwnOffer {
  const own = findOffer(context, id);
  if (own.offer.turn === own.side) return own;
  throw rejection('offer', 'not_your_turn', 'The other side has to answer first. You can withdraw.');
}
