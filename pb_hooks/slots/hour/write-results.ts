import { type DecidedBid, slotAuctionNotice, sumsOf } from '#game/slots/auction-notice.ts';
import { slotId } from '#game/slots/slot-id.ts';
import { withdrawnAt } from '#game/slots/use-or-lose.ts';
import { SLOT } from '#game/tables/slot.ts';
import { SLOT_BID } from '#game/tables/slot-bid.ts';
import { type AirlineEntry, bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { insertInto, updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { OpenBid } from './read-bids.ts';

/** An open bid with its result. */
export type DecidedSlotBid = OpenBid & DecidedBid;

const BIDS = updateById(SLOT_BID, ['decided', 'won', 'paid']);
/** Use-or-lose counts from the auction on, also for slots that were unused before. */
const SLOTS = insertInto(
  SLOT,
  { kind: "'departure'", flown: '0', weeks: '0', until: '{:until}' },
  `ON CONFLICT (id) DO UPDATE SET count = excluded.count, used = excluded.used, flown = 0, weeks = 0,
     until = excluded.until`,
);

/** Returns the bids of each airline at each airport. */
function byBidder(bids: readonly DecidedSlotBid[]): DecidedSlotBid[][] {
  const groups = new Map<string, DecidedSlotBid[]>();
  for (const bid of bids) {
    const key = bid.airline + bid.airport;
    const group = groups.get(key);
    if (group) group.push(bid);
    else groups.set(key, [bid]);
  }
  return [...groups.values()];
}

function writeSlots(tx: CoreApp, bids: readonly DecidedSlotBid[], minute: number): void {
  const rows = bids
    .filter(({ won }) => won > 0)
    .map(({ airline, airport, hour, departures, heldDepartures, won }) => ({
      id: slotId(airline, airport, hour, 'departure'),
      airline,
      airport,
      hour,
      count: heldDepartures + won,
      used: departures,
    }));
  writeRows(tx, SLOTS, rows, { until: withdrawnAt(minute) });
}

/**
 * Returns all money from escrow, and takes the price of the slots that were won. The ids follow from that of the
 * airline's first bid at the airport, because hashes are slow in goja.
 */
function writeMoney(tx: CoreApp, bidders: readonly DecidedSlotBid[][], minute: number, start: string): void {
  const entries = bidders.flatMap((bids) => {
    const [{ id, airline, place }] = bids as [DecidedSlotBid];
    const memo = `Auction at ${place.iata}`;
    const entry = (id: string, category: AirlineEntry['category'], amount: number) => ({
      id,
      airline,
      category,
      amount,
      memo,
    });
    const { tiedUp, paid } = sumsOf(bids);
    const refund = entry(id, 'slot_bid_refund', tiedUp);
    return paid > 0 ? [refund, entry(`${id.slice(1)}p`, 'slot_purchase', -paid)] : [refund];
  });
  bookEntries(tx, entries, minute, start);
}

/**
 * Writes the results of an auction: the slots that were won, the money and a notice for each airline and airport.
 * @param minute world minute of the auction
 */
export function writeResults(
  tx: CoreApp,
  bids: readonly DecidedSlotBid[],
  minute: number,
  start: string,
): void {
  const bidders = byBidder(bids);
  writeRows(
    tx,
    BIDS,
    bids.map(({ id, won, paid }) => ({ id, decided: true, won, paid })),
  );
  writeSlots(tx, bids, minute);
  writeMoney(tx, bidders, minute, start);
  const notices = bidders.map((bids) => {
    const [{ id, airline, place }] = bids as [DecidedSlotBid];
    return { id, airline, ...slotAuctionNotice(place.iata, bids) };
  });
  writeNoticesOf(tx, 'slots', notices, minute);
}
