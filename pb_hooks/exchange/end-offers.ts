import { type EndReason, endedNotice } from '#game/exchange/bargain-notice.ts';
import { bookEntries } from '../books/ledger/book-entries.ts';
import type { WorldTime } from '../world/clock/world-time.ts';
import { refundEntry } from './bargain-entries.ts';
import { partyCodes } from './party-codes.ts';
import { readOffers, type StoredOffer } from './read-offers.ts';
import { changeRow } from './save-row.ts';
import { type ToldNotice, writeBargainNotices } from './write-bargain-notices.ts';

const ENDED = `
  UPDATE offer SET state = {:reason}, escrow = 0, moved = {:minute} WHERE id IN (SELECT value FROM json_each({:ids}))`;

/** Returns the buyers' money from escrow. */
export const refundOffers = (
  tx: CoreApp,
  offers: readonly StoredOffer[],
  { minute, start }: WorldTime,
): void =>
  bookEntries(
    tx,
    offers.map(({ id, buyer, escrow, registration }) =>
      refundEntry(['offer', id], buyer, escrow, registration),
    ),
    minute,
    start,
  );

/** Ends some negotiations without a sale, and returns the buyers' money. Both sides see it at once. */
export function endOffers(
  tx: CoreApp,
  offers: readonly StoredOffer[],
  reason: EndReason,
  time: WorldTime,
): void {
  refundOffers(tx, offers, time);
  for (const { id } of offers) changeRow(tx, 'offer', id, { state: reason, escrow: 0, moved: time.minute });
}

/** Does the same with one statement. Clients see it when the hour is settled. */
export function endOffersAtOnce(
  tx: CoreApp,
  offers: readonly StoredOffer[],
  reason: EndReason,
  time: WorldTime,
): void {
  if (offers.length === 0) return;
  refundOffers(tx, offers, time);
  const ids = JSON.stringify(offers.map(({ id }) => id));
  tx.db().newQuery(ENDED).bind({ reason, minute: time.minute, ids }).execute();
}

/**
 * Tells both sides that talks have ended.
 * @param by side that has ended them, which knows; empty if nobody has
 */
export function tellEnded(
  tx: CoreApp,
  offers: readonly StoredOffer[],
  reason: EndReason,
  minute: number,
  by = '',
): void {
  if (offers.length === 0) return;
  const codeOf = partyCodes(
    tx,
    offers.flatMap(({ buyer, seller }) => [buyer, seller]),
  );
  const notices = offers.flatMap((offer): ToldNotice[] => {
    const { id, buyer, seller, turn } = offer;
    const sides = [
      { airline: buyer, other: seller, isBuyer: true },
      { airline: seller, other: buyer, isBuyer: false },
    ];
    return sides
      .filter(({ airline }) => airline !== by)
      .map(({ airline, other, isBuyer }) => ({
        ...endedNotice(offer, reason, codeOf(other), {
          isBuyer,
          isAwaited: (turn === 'buyer') === isBuyer,
        }),
        airline,
        page: 'negotiations',
        key: ['ended', id],
      }));
  });
  writeBargainNotices(tx, notices, minute);
}

/** Ends all open negotiations over an aircraft that is no longer for sale to others. @param except id that stays */
export function endOffersFor(tx: CoreApp, aircraft: string, time: WorldTime, except = ''): void {
  const others = readOffers(tx, "o.aircraft = {:aircraft} AND o.state = 'open' AND o.id <> {:except}", {
    aircraft,
    except,
  });
  endOffers(tx, others, 'gone', time);
  tellEnded(tx, others, 'gone', time.minute);
}
