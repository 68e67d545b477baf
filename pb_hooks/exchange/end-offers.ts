import { type EndReason, endedNotice } from '#game/exchange/bargain-notice.ts';
import { bookEntries } from '../share/book-entries.ts';
import { refundEntry } from './bargain-entries.ts';
import { partyCodes } from './party-codes.ts';
import { readOffers, type StoredOffer } from './read-offers.ts';
import { changeRow } from './save-row.ts';
import { type ToldNotice, writeBargainNotices } from './write-bargain-notices.ts';

/** When negotiations end. A replay gives the same. */
export interface BargainTime {
  /** World minute. */
  minute: number;
  /** First day of the world. */
  start: string;
}

/** Ends some negotiations without a sale: one entry returns each buyer's money. Both sides see it at once. */
export function endOffers(
  tx: CoreApp,
  offers: readonly StoredOffer[],
  reason: EndReason,
  { minute, start }: BargainTime,
): void {
  if (offers.length === 0) return;
  const refunds = offers
    .filter(({ escrow }) => escrow > 0)
    .map(({ id, buyer, escrow, registration }) => refundEntry(['offer', id], buyer, escrow, registration));
  bookEntries(tx, refunds, minute, start);
  for (const { id } of offers) changeRow(tx, 'offer', id, { state: reason, escrow: 0, moved: minute });
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
  const codeOf = partyCodes(
    tx,
    offers.flatMap(({ buyer, seller }) => [buyer, seller]),
  );
  const notices = offers.flatMap((offer): ToldNotice[] => {
    const { id, buyer, seller } = offer;
    const sides = [
      { airline: buyer, other: seller },
      { airline: seller, other: buyer },
    ];
    return sides
      .filter(({ airline }) => airline !== by)
      .map(({ airline, other }) => ({
        ...endedNotice(offer, reason, codeOf(other), airline === buyer),
        airline,
        page: 'negotiations',
        key: ['ended', id],
      }));
  });
  writeBargainNotices(tx, notices, minute);
}

/** Ends all open negotiations over an aircraft that is no longer for sale to others. @param except id that stays */
export function endOffersFor(tx: CoreApp, aircraft: string, time: BargainTime, except = ''): void {
  const others = readOffers(tx, "o.aircraft = {:aircraft} AND o.state = 'open' AND o.id <> {:except}", {
    aircraft,
    except,
  });
  endOffers(tx, others, 'gone', time);
  tellEnded(tx, others, 'gone', time.minute);
}
