import { endAfterBid } from '#game/exchange/auction.ts';
import {
  type BargainNotice,
  cancelledNotice,
  lostNotice,
  resetNotice,
} from '#game/exchange/bargain-notice.ts';
import { AUCTION, type AUCTION_STATES } from '#game/tables/auction.ts';
import { BID } from '#game/tables/bid.ts';
import { bookEntries } from '../books/ledger/book-entries.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';
import { updateById, writeRows } from '../platform/db/write-rows.ts';
import type { WorldTime } from '../world/clock/world-time.ts';
import { refundEntry } from './bargain-entries.ts';
import { readAuctions, type StoredAuction } from './read-auctions.ts';
import { type ToldNotice, writeBargainNotices } from './write-bargain-notices.ts';

const b = aliased(BID, 'b');
const BIDDER = { airline: b.airline, auction: b.auction, state: b.state, maximum: b.maximum };
const OF_AUCTIONS = 'FROM bid b JOIN json_each({:ids}) j ON b.auction = j.value ORDER BY b.auction, b.placed';
const ENDED =
  'UPDATE auction SET state = {:state}, ends = {:minute} WHERE id IN (SELECT value FROM json_each({:ids}))';
const LOST = "UPDATE bid SET state = 'lost' WHERE auction IN (SELECT value FROM json_each({:ids}))";
const FORGOTTEN = 'DELETE FROM bid WHERE auction IN (SELECT value FROM json_each({:ids}))';
const UNLISTED = 'DELETE FROM listing WHERE id IN (SELECT value FROM json_each({:ids}))';
const LISTED = `
  UPDATE listing SET price = a.start FROM auction a
  WHERE a.id = listing.id AND a.id IN (SELECT value FROM json_each({:ids}))`;
const RESET = updateById(AUCTION, ['price', 'leader', 'met', 'ends']);

type EndState = Exclude<(typeof AUCTION_STATES)[number], 'open' | 'sold'>;
type Bidder = ReturnType<typeof readBidders>[number];

const readBidders = (tx: CoreApp, ids: string) => readAll(tx, BIDDER, OF_AUCTIONS, { ids });

/** Auctions whose bidders lose their bids. */
interface ReleasedAuctions {
  auctions: readonly StoredAuction[];
  bidders: readonly Bidder[];
  /** Event that has happened to the auctions. */
  event: EndState | 'reset';
  time: WorldTime;
}

/** Returns the money of leading bidders from escrow. */
function refundLeaders(tx: CoreApp, { auctions, bidders, event, time }: ReleasedAuctions): void {
  const { minute, start } = time;
  const registrations = new Map(auctions.map(({ id, registration }) => [id, registration]));
  const refunds = bidders
    .filter(({ state }) => state === 'leading')
    .map(({ airline, auction, maximum }) =>
      refundEntry([event, auction, minute], airline, maximum, registrations.get(auction) ?? ''),
    );
  bookEntries(tx, refunds, minute, start);
}

function tellBidders(
  tx: CoreApp,
  { auctions, bidders, event, time: { minute } }: ReleasedAuctions,
  say: (auction: StoredAuction, bidder: Bidder) => BargainNotice | null,
): void {
  const byId = new Map(auctions.map((auction) => [auction.id, auction]));
  const notices: ToldNotice[] = [];
  for (const bidder of bidders) {
    const auction = byId.get(bidder.auction);
    const told = auction && say(auction, bidder);
    if (told)
      notices.push({
        ...told,
        airline: bidder.airline,
        page: 'market',
        key: [event, bidder.auction, minute],
      });
  }
  writeBargainNotices(tx, notices, minute);
}

/**
 * Ends auctions without a sale: leading bidders have their money back, and the aircraft are no longer listed.
 * @param state `unsold` if their time is over, `cancelled` if the aircraft is no longer for sale
 */
export function endAuctions(
  tx: CoreApp,
  auctions: readonly StoredAuction[],
  state: EndState,
  time: WorldTime,
): void {
  if (auctions.length === 0) return;
  const ids = JSON.stringify(auctions.map(({ id }) => id));
  const released = { auctions, bidders: readBidders(tx, ids), event: state, time };
  refundLeaders(tx, released);
  const { minute } = time;
  tx.db().newQuery(ENDED).bind({ ids, state, minute }).execute();
  tx.db().newQuery(LOST).bind({ ids }).execute();
  tx.db().newQuery(UNLISTED).bind({ ids }).execute();
  tellBidders(tx, released, (auction, bidder) => {
    if (bidder.state !== 'leading') return null;
    return state === 'cancelled' ? cancelledNotice(auction) : lostNotice(auction);
  });
}

/**
 * Starts auctions again whose leading bidder has dropped out. All others had their money back when they were outbid, so
 * nobody is held to an old bid. At least 24 hours are left to bid.
 */
export function resetAuctions(tx: CoreApp, auctions: readonly StoredAuction[], time: WorldTime): void {
  if (auctions.length === 0) return;
  const { minute } = time;
  const ids = JSON.stringify(auctions.map(({ id }) => id));
  const released = { auctions, bidders: readBidders(tx, ids), event: 'reset', time } as const;
  refundLeaders(tx, released);
  tx.db().newQuery(FORGOTTEN).bind({ ids }).execute();
  writeRows(
    tx,
    RESET,
    auctions.map(({ id, start, reserve, ends }) => ({
      id,
      price: start,
      leader: '',
      met: reserve === 0,
      ends: endAfterBid(ends, minute),
    })),
  );
  tx.db().newQuery(LISTED).bind({ ids }).execute();
  tellBidders(tx, released, (auction, { state }) =>
    state === 'outbid' ? resetNotice(auction, auction.start) : null,
  );
}

/** Ends the part of an airline that is about to close in all open auctions: its bids, and its own auctions. */
export function closeAuctionsOf(tx: CoreApp, airline: string, time: WorldTime): void {
  const open = "a.state = 'open'";
  endAuctions(tx, readAuctions(tx, `${open} AND a.airline = {:airline}`, { airline }), 'cancelled', time);
  resetAuctions(tx, readAuctions(tx, `${open} AND a.leader = {:airline}`, { airline }), time);
}
