import { acceptedNotice } from '#game/exchange/bargain-notice.ts';
import type { WorldTime } from '../world/clock/world-time.ts';
import { endOffersFor, refundOffers } from './end-offers.ts';
import { tradeAircraft } from './hand-over.ts';
import { partyCodes } from './party-codes.ts';
import type { StoredOffer } from './read-offers.ts';
import { writeBargainNotices } from './write-bargain-notices.ts';

const ACCEPTED = { state: 'accepted', escrow: 0 } as const;

/** Changes of an accepted negotiation. */
export type AcceptedOffer = typeof ACCEPTED & { moved: number };

/**
 * Trades the aircraft of a negotiation at the last price: the buyer's money comes back from escrow and pays for it. All
 * other talks about it end. The caller has checked that the trade is possible and that the buyer has the money, writes
 * the returned changes to the negotiation, and has not begun entries of a `CashAccount`.
 * @returns the changes, and the world minute at which the aircraft lands; 0 if it has changed hands
 */
export function concludeOffer(
  tx: CoreApp,
  offer: StoredOffer,
  time: WorldTime,
): { accepted: AcceptedOffer; lands: number } {
  const { id, buyer, seller, aircraft, price, turn } = offer;
  refundOffers(tx, [offer], time);
  const lands = tradeAircraft(tx, { aircraft, seller, buyer, price, isEscrowed: false }, time);
  endOffersFor(tx, aircraft, time, id);
  if (turn === 'seller') {
    const told = acceptedNotice(offer, partyCodes(tx, [seller])(seller));
    writeBargainNotices(
      tx,
      [{ ...told, airline: buyer, page: 'negotiations', key: ['accepted', id] }],
      time.minute,
    );
  }
  return { accepted: { ...ACCEPTED, moved: time.minute }, lands };
}
