import { minimumDividend } from '#game/shares/dividend.ts';
import { payoutMax } from '#game/shares/payout.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf } from '#hooks/platform/db/shape.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { readPayouts } from '../read-payouts.ts';
import { operatingResult } from '../value-figures.ts';
import { QUARTER, type ShareHour } from './share-hour.ts';

const g = aliased(SHARE_LISTING, 'g');
const DUE = {
  id: g.id,
  issuer: g.airline,
  lots: g.lots,
  declared: g.declared,
  paid: g.quarter_dividends,
  result: numberOf(operatingResult('g.airline')),
  cash: numberOf('a.cash'),
};
const DECLARE = 'UPDATE share_listing SET declared = declared + {:cents} WHERE id = {:id}';

/**
 * Declares what listed airlines have not yet paid of the minimum share of their quarter's profit. It is paid at the
 * next midnight, so that everyone knows of it for a day. An airline without the cash pays what it has, but no
 * money of its lenders.
 */
export function declareMinimum(tx: CoreApp, { minute, start }: ShareHour): void {
  const from =
    "FROM share_listing g JOIN airline a ON a.id = g.airline WHERE g.state = 'listed' ORDER BY g.id";
  const owing = readAll(tx, DUE, from, { since: minute - QUARTER }).filter(
    (listing) => minimumDividend({ ...listing, payable: listing.cash }) > 0,
  );
  // Aircraft take long to value, so that only those of airlines that owe a dividend are.
  const payouts = readPayouts(
    tx,
    owing.map(({ issuer }) => issuer),
    minute,
  );
  const due = owing.flatMap((listing) => {
    const figures = payouts.get(listing.issuer);
    const cents = minimumDividend({ ...listing, payable: figures ? payoutMax(figures) : 0 });
    return cents > 0 ? [{ ...listing, cents }] : [];
  });
  const entries = due.map(({ id, issuer, lots, cents }) => ({
    id: recordId(['minimum dividend', id, minute]),
    airline: issuer,
    category: 'share_escrow' as const,
    amount: -amountOf(lots, cents),
    memo: 'Dividend declared',
  }));
  bookEntries(tx, entries, minute, start);
  for (const { id, cents } of due) run(tx, DECLARE, { id, cents });
  run(tx, 'UPDATE share_listing SET quarter_dividends = 0');
}
