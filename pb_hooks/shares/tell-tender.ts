import { countText } from '#game/platform/text/count-text.ts';
import { formatCents } from '#game/shares/format-cents.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { type NewNotice, writeNoticesOf } from '../people/write-notices.ts';
import type { Given } from './change-holdings.ts';
import { codeOf } from './code-of.ts';
import type { StoredTender } from './read-tenders.ts';

/** Tells an airline that the buyer of its shares now controls it. @param bought lots that the offer brought */
export function tellControlled(tx: CoreApp, offer: StoredTender, bought: number, minute: number): void {
  const buyer = codeOf(tx, offer.airline);
  const notice: NewNotice = {
    id: recordId(['tender won', offer.id]),
    airline: offer.issuer,
    title: `${buyer} controls your airline`,
    body: `Its offer has brought it ${countText(bought, 'lot')} at ${formatCents(offer.price)} per share. It sees your statements and gets its part of your dividends. You keep your airline: it can be merged only with your consent.`,
  };
  writeNoticesOf(tx, 'shares', [notice], minute);
}

/**
 * Tells the airlines for which offers were, and the holders that have accepted them, that they have failed.
 * @param accepted lots that are free again, one row for each holder and airline
 */
export function tellFailed(
  tx: CoreApp,
  offers: readonly StoredTender[],
  accepted: readonly Given[],
  minute: number,
): void {
  const codes = new Map(offers.map(({ issuer, code }) => [issuer, code]));
  const notices = [
    ...offers.map(({ id, airline, issuer }) => ({
      id: recordId(['tender lost', id]),
      airline: issuer,
      title: `The offer of ${codeOf(tx, airline)} for your airline has failed`,
      body: 'No shares have changed hands.',
    })),
    ...accepted.map(({ airline, issuer, lots }) => ({
      id: recordId(['acceptance ended', issuer, airline, minute]),
      airline,
      title: `The offer for ${codes.get(issuer)} has failed`,
      body: `Your ${countText(lots, 'lot')} ${lots === 1 ? 'is' : 'are'} free again.`,
    })),
  ];
  writeNoticesOf(tx, 'shares', notices, minute);
}
