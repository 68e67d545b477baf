import { exDividend } from '#game/shares/dividend.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { HOLDING } from '#game/tables/holding.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { type AirlineEntry, bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, boolOf, numberOf, type ShapedRow, textOf } from '#hooks/platform/db/shape.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { lowerOffers } from './lower-offers.ts';
import type { ShareHour } from './share-hour.ts';

const g = aliased(SHARE_LISTING, 'g');
const PAYING = {
  id: g.id,
  issuer: g.airline,
  lots: g.lots,
  founders: g.founder_lots,
  cents: g.declared,
  dividends: g.dividends,
  price: g.price,
  fair: g.fair,
  target: g.target,
  isRival: boolOf('a.rival'),
  code: textOf('a.code'),
};
type Paying = ShapedRow<typeof PAYING>;
const DECLARED = 'FROM share_listing g JOIN airline a ON a.id = g.airline WHERE g.declared > 0 ORDER BY g.id';
const h = aliased(HOLDING, 'h');
const HELD = { id: h.id, airline: h.airline, issuer: h.issuer, lots: numberOf('h.lots') };
const HOLDERS =
  'FROM holding h JOIN share_listing g ON g.airline = h.issuer WHERE g.declared > 0 ORDER BY h.id';

const PAID = updateById(SHARE_LISTING, [
  'declared',
  'dividends',
  'price',
  'band_price',
  'fair',
  'target',
  'changed',
]);
const INCOME = `
  UPDATE holding SET income = income + lots * (SELECT g.declared FROM share_listing g WHERE g.airline = issuer)
  WHERE issuer IN (SELECT airline FROM share_listing WHERE declared > 0)`;

/** Returns the entries of the airlines that pay, and of those that hold their shares. */
function entriesOf(tx: CoreApp, paying: readonly Paying[], minute: number): AirlineEntry[] {
  const entries: AirlineEntry[] = [];
  const book = (
    airline: string,
    category: AirlineEntry['category'],
    amount: number,
    memo: string,
    key: string,
  ) => entries.push({ id: recordId([category, key, minute]), airline, category, amount, memo });
  for (const { id, issuer, lots, founders, cents, isRival } of paying) {
    const total = amountOf(lots, cents);
    const founderPart = isRival ? 0 : amountOf(founders, cents);
    book(issuer, 'share_escrow_refund', total, 'Dividend declared', id);
    book(issuer, 'dividend', founderPart - total, 'Dividend', id);
    book(issuer, 'founder_dividend', -founderPart, 'Dividend on shares of founders', id);
  }
  const byIssuer = new Map(paying.map((listing) => [listing.issuer, listing]));
  for (const { id, airline, issuer, lots } of readAll(tx, HELD, HOLDERS)) {
    const listing = byIssuer.get(issuer);
    if (!listing) continue;
    book(airline, 'dividend_income', amountOf(lots, listing.cents), `Dividend of ${listing.code}`, id);
  }
  return entries;
}

/** Writes that the dividends are paid, and the values of the shares after them. */
function writePaid(tx: CoreApp, paying: readonly Paying[]): void {
  const rows = paying.map((listing) => {
    const { id, cents, dividends } = listing;
    const values = exDividend(listing, cents);
    return {
      id,
      declared: 0,
      dividends: dividends + cents,
      ...values,
      band_price: values.price,
      changed: true,
    };
  });
  writeRows(tx, PAID, rows);
}

/** SQL for `priceExDividend` of each price. */
const LOWER = `
  UPDATE share_listing SET day_prices = (
    SELECT json_group_array(max(1, value - declared) ORDER BY key) FROM json_each(day_prices))
  WHERE declared > 0 AND json_type(day_prices) = 'array'`;

/**
 * Lowers the prices of past days by the dividends that are about to be paid. Otherwise, an offer could be made at the
 * price from before the dividend.
 */
export const lowerDayPrices = (tx: CoreApp): void => run(tx, LOWER);

/**
 * Pays the declared dividends from escrow to everyone who holds shares. Price, fair value and open offers fall by the
 * dividend.
 */
export function payDividends(tx: CoreApp, share: ShareHour): void {
  const { minute, start } = share;
  const paying = readAll(tx, PAYING, DECLARED);
  if (paying.length === 0) return;
  bookEntries(tx, entriesOf(tx, paying, minute), minute, start);
  run(tx, INCOME);
  lowerDayPrices(tx);
  lowerOffers(tx, share);
  writePaid(tx, paying);
}
