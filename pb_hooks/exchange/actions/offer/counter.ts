import type { ActionInput } from '#game/actions/actions.ts';
import { counteredNotice } from '#game/exchange/bargain-notice.ts';
import { canCounter, otherSide, ROUNDS_MAX } from '#game/exchange/negotiation.ts';
import { HOUR } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { rejectInsolvent } from '#hooks/bank/insolvency/reject-insolvent.ts';
import { readSubject } from '#hooks/exchange/offer-subject.ts';
import { changeRow } from '#hooks/exchange/save-row.ts';
import { writeBargainNotices } from '#hooks/exchange/write-bargain-notices.ts';
import { findAwaiting } from './find-offer.ts';
import { rejectPrice } from './reject-offer.ts';

/** Answers with another price. A buyer's escrow follows its price. */
export function counterOffer(context: ActionContext, input: ActionInput<'offer.counter'>): object {
  const { tx, airline, now } = context;
  const { price, hours } = input;
  const { offer, side, other } = findAwaiting(context, input.offer);
  const { id, registration, moves } = offer;
  if (!canCounter(moves.length))
    throw rejection(
      'price',
      'too_many_rounds',
      `These are already ${ROUNDS_MAX} rounds. Accept the last price, or decline it.`,
    );
  const value = readSubject(tx, offer.aircraft, now)?.value ?? offer.value;
  rejectPrice(context, offer.buyer, offer.seller, value, price);
  if (side === 'buyer' && airline.isInsolvent) rejectInsolvent(tx, airline.id, now, 'offer.make');
  let { escrow } = offer;
  if (side === 'buyer') {
    moveEscrow(context, price - escrow, registration);
    escrow = price;
  }
  const ends = now + hours * HOUR;
  changeRow(tx, 'offer', id, {
    price,
    escrow,
    turn: otherSide(side),
    moved: now,
    ends,
    moves: [...moves, { side, price, minute: now, ends }],
  });
  const told = counteredNotice({ registration, price }, airline.code, sayMinute(context, ends));
  const key = ['countered', id, moves.length];
  writeBargainNotices(tx, [{ ...told, airline: other, page: 'negotiations', key }], now);
  return { ends, escrow };
}

/** Moves the change of a buyer's price to or from escrow. */
function moveEscrow(context: ActionContext, change: number, registration: string): void {
  const memo = `Bid or offer for ${registration}`;
  if (change > 0) context.debit({ category: 'exchange_escrow', amount: change, memo });
  if (change < 0) context.credit({ category: 'exchange_escrow_refund', amount: -change, memo });
}
