import { amountOf } from '#game/shares/price-band.ts';
import { tenderMemo } from '#game/shares/tender.ts';
import { ACCEPTANCE } from '#game/tables/acceptance.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { type AirlineEntry, bookEntries } from '../books/ledger/book-entries.ts';
import { writeNoticesOf } from '../people/write-notices.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';
import type { WorldTime } from '../world/clock/world-time.ts';
import { releaseHoldings, sumByHolding } from './change-holdings.ts';
import { readTenders, type StoredTender } from './read-tenders.ts';
import { tellFailed } from './tell-tender.ts';

const c = aliased(ACCEPTANCE, 'c');
const RESERVED = { airline: c.airline, issuer: c.issuer, lots: c.lots };
const OF_TENDERS = 'FROM acceptance c JOIN json_each({:ids}) j ON c.tender = j.value ORDER BY c.id';
const FORGET = 'DELETE FROM acceptance WHERE tender IN (SELECT value FROM json_each({:ids}))';
const END = `
  UPDATE tender SET state = 'failed', ends = {:minute} WHERE id IN (SELECT value FROM json_each({:ids}))`;

/** Returns the entry that brings the money of an offer back from escrow. */
export const tenderRefund = ({ id, airline, lots, price, code }: StoredTender): AirlineEntry => ({
  id: recordId(['tender refund', id]),
  airline,
  category: 'share_escrow_refund',
  amount: amountOf(lots, price),
  memo: tenderMemo(code),
});

/**
 * Ends open offers without success: the buyers' money comes back from escrow, and the shares that have accepted are
 * free again.
 * @param why a sentence for the buyer
 */
export function failTenders(
  tx: CoreApp,
  offers: readonly StoredTender[],
  { minute, start }: WorldTime,
  why: (offer: StoredTender) => string,
): void {
  if (offers.length === 0) return;
  const ids = JSON.stringify(offers.map(({ id }) => id));
  bookEntries(tx, offers.map(tenderRefund), minute, start);
  const released = sumByHolding(readAll(tx, RESERVED, OF_TENDERS, { ids }));
  releaseHoldings(tx, released);
  tx.db().newQuery(FORGET).bind({ ids }).execute();
  tx.db().newQuery(END).bind({ ids, minute }).execute();
  const notices = offers.map((offer) => ({
    id: recordId(['tender ended', offer.id]),
    airline: offer.airline,
    title: `Your offer for ${offer.code} has failed`,
    body: `${why(offer)} Your money was returned.`,
  }));
  writeNoticesOf(tx, 'shares', notices, minute);
  tellFailed(tx, offers, released, minute);
}

/**
 * Ends the part of an airline that is about to close in all open offers: its own, those for its shares, and its
 * acceptances of others.
 */
export function endTendersOf(tx: CoreApp, airline: string, time: WorldTime): void {
  const open = "(t.airline = {:airline} OR t.issuer = {:airline}) AND t.state = 'open'";
  failTenders(tx, readTenders(tx, open, { airline }), time, () => 'The airline has closed.');
  const own = readAll(tx, RESERVED, 'FROM acceptance c WHERE c.airline = {:airline} ORDER BY c.id', {
    airline,
  });
  releaseHoldings(tx, sumByHolding(own));
  tx.db().newQuery('DELETE FROM acceptance WHERE airline = {:airline}').bind({ airline }).execute();
}
