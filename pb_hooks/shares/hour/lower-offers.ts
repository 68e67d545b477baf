import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { priceExDividend } from '#game/shares/dividend.ts';
import { formatCents } from '#game/shares/format-cents.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { tenderMemo } from '#game/shares/tender.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { TENDER } from '#game/tables/tender.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, textOf } from '#hooks/platform/db/shape.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { ShareHour } from './share-hour.ts';

const t = aliased(TENDER, 't');
const { declared } = aliased(SHARE_LISTING, 'g');
const OFFERED = {
  id: t.id,
  airline: t.airline,
  lots: t.lots,
  before: t.price,
  declared,
  code: textOf('a.code'),
};
const OPEN = `
  FROM share_listing g CROSS JOIN tender t ON t.issuer = g.airline AND t.state = 'open' JOIN airline a ON a.id = g.airline
  WHERE g.declared > 0 ORDER BY t.id`;
const PRICES = updateById(TENDER, ['price']);

/**
 * Lowers open offers by the dividends that are about to be paid, and returns the difference from escrow. Otherwise,
 * holders would get the dividend and its value in the price, too.
 */
export function lowerOffers(tx: CoreApp, { minute, start }: ShareHour): void {
  const offers = readAll(tx, OFFERED, OPEN).map((offer) => {
    const price = priceExDividend(offer.before, offer.declared);
    return { ...offer, price, back: amountOf(offer.lots, offer.before - price) };
  });
  if (offers.length === 0) return;
  const entries = offers.map((offer) => ({
    id: recordId(['offer lowered', offer.id, minute]),
    airline: offer.airline,
    category: 'share_escrow_refund' as const,
    amount: offer.back,
    memo: tenderMemo(offer.code),
  }));
  bookEntries(tx, entries, minute, start);
  writeRows(
    tx,
    PRICES,
    offers.map(({ id, price }) => ({ id, price })),
  );
  const notices = offers.map((offer) => ({
    id: recordId(['notice of lower offer', offer.id, minute]),
    airline: offer.airline,
    title: `Your offer for ${offer.code} is now ${formatCents(offer.price)} per share`,
    body: `${offer.code} has paid a dividend of ${formatCents(offer.declared)} per share. ${formatDollars(offer.back)} was returned to your cash.`,
  }));
  writeNoticesOf(tx, 'shares', notices, minute);
}
