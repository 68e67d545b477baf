import { countText } from '#game/platform/text/count-text.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { formatCents } from '#game/shares/format-cents.ts';
import { claimsOf } from '#game/shares/mispriced.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { boughtFromInvestors, countedLots, type InvestorsPart, succeeds } from '#game/shares/tender.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { type AirlineEntry, bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { notePurchases, noteShareClaims } from '#hooks/books/ledger/trade-claims.ts';
import { type NewNotice, writeNoticesOf } from '#hooks/people/write-notices.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import {
  addHoldings,
  type BoughtCells,
  costsOfSold,
  removeHoldings,
  type SoldCells,
} from '../change-holdings.ts';
import { failTenders, tenderRefund } from '../end-tenders.ts';
import { type StoredShareListing, shareListingOf } from '../read-share-listing.ts';
import {
  type AcceptedLots,
  readAccepted,
  readInvestorsPart,
  readTenders,
  type StoredTender,
} from '../read-tenders.ts';
import { saleEntries } from '../sale-entries.ts';
import { tellControlled } from '../tell-tender.ts';
import { heldLots, isRivalAirline } from '../tender-terms.ts';
import type { ShareHour } from './share-hour.ts';

const DUE = "t.state = 'open' AND t.ends <= {:minute}";
const OF_INSOLVENT = `t.state = 'open'
  AND (SELECT b.insolvent_from FROM airline b WHERE b.id = t.airline) > 0`;
const SUCCEEDED = `
  UPDATE tender SET state = 'succeeded', bought = {:bought}, dividends = {:dividends} WHERE id = {:id}`;
const TAKEN = `
  UPDATE share_listing SET founder_lots = founder_lots - {:founders}, investor_lots = investor_lots - {:investors},
    maker_lots = maker_lots - {:maker}, changed = TRUE WHERE id = {:listing}`;

/** An offer that succeeds. */
interface WonTender {
  offer: StoredTender;
  listing: StoredShareListing;
  accepted: readonly AcceptedLots[];
  /** Lots that the buyer gets from investors. */
  part: InvestorsPart;
  /** All lots that the buyer gets. */
  bought: number;
}

/** Returns the entries of the holders that have accepted. */
function salesOf(tx: CoreApp, { offer: { id, price, code }, accepted }: WonTender): AirlineEntry[] {
  const costs = costsOfSold(tx, accepted);
  const memo = `Shares of ${code}`;
  return accepted.flatMap(({ airline, lots }, index) => {
    const sale = { airline, cost: costs[index] ?? 0, amount: amountOf(lots, price), memo };
    return saleEntries(['tender sale', 'tender gain'], [id, airline], sale);
  });
}

/** Returns the notices to the buyer and to the holders that have accepted. */
function noticesOf({ offer: { id, airline, price, code }, accepted, bought }: WonTender): NewNotice[] {
  const sellers = accepted.map((one) => ({
    id: recordId(['tender sold', id, one.airline]),
    airline: one.airline,
    title: `Sold ${countText(one.lots, 'lot')} of ${code}`,
    body: `The offer has succeeded. At ${formatCents(price)} per share you got ${formatDollars(amountOf(one.lots, price))}.`,
  }));
  const buyer = {
    id: recordId(['tender ended', id]),
    airline,
    title: `You control ${code}`,
    body: `You bought ${countText(bought, 'lot')} for ${formatDollars(amountOf(bought, price))}. The rest of your money was returned.`,
  };
  return [...sellers, buyer];
}

/** Notes what the buyer has paid to airlines, and what it or they have lost if the price was far from fair value. */
function noteLosses(tx: CoreApp, { offer, listing, accepted, bought }: WonTender, minute: number): void {
  const { airline, issuer, price } = offer;
  const sellers = accepted.map((one) => ({ airline: one.airline, lots: one.lots, side: 'sell' as const }));
  const buyer = { airline, lots: bought, side: 'buy' as const };
  const claims = claimsOf([...sellers, buyer], { price, volume: bought }, listing);
  noteShareClaims(tx, 'tender', issuer, claims, minute);
  const paid = accepted.map((one) => ({ airline, debtor: one.airline, amount: amountOf(one.lots, price) }));
  notePurchases(tx, issuer, paid, minute);
}

/** Buys the shares of everyone who has accepted, and returns the rest of the money. */
function complete(tx: CoreApp, won: WonTender, { minute, start }: ShareHour): void {
  const { offer, listing, accepted, part, bought } = won;
  const { id, airline, issuer, price, code } = offer;
  const cost = amountOf(bought, price);
  const purchase: AirlineEntry = {
    id: recordId(['tender purchase', id]),
    airline,
    category: 'share_purchase',
    amount: -cost,
    memo: `Shares of ${code}`,
  };
  bookEntries(tx, [tenderRefund(offer), purchase, ...salesOf(tx, won)], minute, start);
  const sold = accepted.map(
    (one): SoldCells => [one.airline, one.issuer, one.lots, amountOf(one.lots, price)],
  );
  removeHoldings(tx, JSON.stringify(sold), minute);
  const holding: BoughtCells = [airline, issuer, bought, cost, recordId(['tender holding', id])];
  addHoldings(tx, JSON.stringify([holding]));
  run(tx, TAKEN, { listing: listing.id, ...part });
  run(tx, 'DELETE FROM acceptance WHERE tender = {:id}', { id });
  run(tx, SUCCEEDED, { id, bought, dividends: listing.dividends });
  noteLosses(tx, won, minute);
  writeNoticesOf(tx, 'shares', noticesOf(won), minute);
  tellControlled(tx, offer, bought, minute);
}

/** Ends one offer. */
function closeTender(tx: CoreApp, offer: StoredTender, hour: ShareHour): void {
  const listing = shareListingOf(tx, offer.issuer);
  if (!listing) throw new Error(`offer ${offer.id} is for ${offer.issuer}, which is not listed`);
  const isRival = isRivalAirline(tx, offer.issuer);
  const accepted = readAccepted(tx, offer.id);
  const ofAirlines = accepted.reduce((sum, { lots }) => sum + lots, 0);
  const part = boughtFromInvestors(offer.lots, ofAirlines, readInvestorsPart(tx, offer, listing, isRival));
  const bought = ofAirlines + part.founders + part.investors + part.maker;
  const held = heldLots(tx, offer.airline, offer.issuer);
  const counted = countedLots(listing, isRival);
  if (bought <= offer.lots && succeeds(held, bought, counted))
    complete(tx, { offer, listing, accepted, part, bought }, hour);
  else
    failTenders(
      tx,
      [offer],
      hour,
      () =>
        `${groupDigits(held + bought)} of ${countText(counted, 'lot')} were yours or accepted. More than half are needed.`,
    );
}

/**
 * Ends the offers whose time is over, after those of buyers that are insolvent. Each one sees the result of those before
 * it.
 */
export function closeDueTenders(tx: CoreApp, hour: ShareHour): void {
  failTenders(tx, readTenders(tx, OF_INSOLVENT, {}), hour, () => 'Your airline is insolvent.');
  for (const offer of readTenders(tx, DUE, { minute: hour.minute })) closeTender(tx, offer, hour);
}
