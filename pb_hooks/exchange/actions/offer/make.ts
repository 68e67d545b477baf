import type { ActionInput } from '#game/actions/actions.ts';
import { offeredNotice } from '#game/exchange/bargain-notice.ts';
import { saleObstacle } from '#game/exchange/sale-obstacle.ts';
import { HOUR } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { partiesObstacle } from '#hooks/exchange/check-trade.ts';
import { findListing, type OfferSubject, readSubject, takesUnlisted } from '#hooks/exchange/offer-subject.ts';
import { partyCodes } from '#hooks/exchange/party-codes.ts';
import { createRow } from '#hooks/exchange/save-row.ts';
import { writeBargainNotices } from '#hooks/exchange/write-bargain-notices.ts';
import { rejectPrice, rejectRepeated, rejectSilent } from './reject-offer.ts';

type Input = ActionInput<'offer.make'>;
/** The field that names the aircraft. */
type Field = 'listing' | 'aircraft';

/** Returns the aircraft that an offer is for. Either a listing or an aircraft must be named. */
function findSubject({ tx, now }: ActionContext, { listing, aircraft }: Input, field: Field): OfferSubject {
  if ((listing === undefined) === (aircraft === undefined))
    throw rejection(field, 'one_of', 'Name either a listing or an aircraft.');
  const id = listing === undefined ? aircraft : findListing(tx, 'id', listing)?.aircraft;
  const subject = id === undefined ? undefined : readSubject(tx, id, now);
  if (subject) return subject;
  throw rejection(
    field,
    `unknown_${field}`,
    listing === undefined ? 'There is no such aircraft.' : 'It is no longer for sale.',
  );
}

/** Rejects an aircraft of the airline itself, and those that are not for sale or not by negotiation. */
function rejectSubject(context: ActionContext, { aircraft, listing }: OfferSubject, field: Field): void {
  const { tx, airline, now } = context;
  const seller = aircraft.airline;
  if (seller === airline.id) throw rejection(field, 'own_aircraft', 'This is your own aircraft.');
  const obstacle = saleObstacle(aircraft, now);
  if (obstacle) throw rejection(field, obstacle.code, obstacle.message);
  if (listing?.kind === 'auction')
    throw rejection(field, 'is_auction', 'This aircraft is auctioned. Bid for it instead.');
  if (listing ? !listing.offers : !takesUnlisted(tx, seller))
    throw rejection(
      field,
      'no_offers',
      listing
        ? 'The seller does not negotiate. You can buy it at the asking price.'
        : `${partyCodes(tx, [seller])(seller)} takes no offers for aircraft that are not for sale.`,
    );
  const apart = partiesObstacle(tx, { aircraft: aircraft.id, seller, buyer: airline.id }, now);
  if (apart) throw rejection(field, apart.code, apart.message);
  rejectSilent(context, seller, field);
  rejectRepeated(context, seller, aircraft.id, field);
}

/** Offers a price for an aircraft. All of it moves to escrow at once. */
export function makeOffer(context: ActionContext, input: Input): object {
  const { tx, airline, now } = context;
  const { price, hours } = input;
  const field = input.aircraft === undefined ? 'listing' : 'aircraft';
  const subject = findSubject(context, input, field);
  const { aircraft, listing, value } = subject;
  rejectSubject(context, subject, field);
  const { id, airline: seller, model, registration } = aircraft;
  rejectPrice(context, airline.id, seller, value, price);
  rejectUnaffordable(context, price, 'This offer');
  context.debit({
    category: 'exchange_escrow',
    amount: price,
    memo: `Bid or offer for ${registration}`,
  });
  const offer = context.newId();
  const ends = now + hours * HOUR;
  createRow(tx, 'offer', {
    id: offer,
    buyer: airline.id,
    seller,
    aircraft: id,
    listing: listing?.id ?? '',
    model,
    registration,
    state: 'open',
    turn: 'seller',
    value,
    ask: listing?.price ?? 0,
    price,
    escrow: price,
    opened: now,
    moved: now,
    ends,
    moves: [{ side: 'buyer', price, minute: now, ends }],
  });
  const told = offeredNotice({ registration, price }, airline.code, sayMinute(context, ends));
  const key = ['offered', offer];
  writeBargainNotices(tx, [{ ...told, airline: seller, page: 'negotiations', key }], now);
  return { offer, ends };
}
