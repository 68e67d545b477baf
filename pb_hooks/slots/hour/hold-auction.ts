import { movementsAnHour } from '#game/network/timetable/airport-slots.ts';
import { type BidResult, decideHour } from '#game/slots/auction-hour.ts';
import { slotAuctionNews } from '#game/slots/auction-news.ts';
import { backgroundAt } from '#game/slots/background.ts';
import { nextSlotAuction } from '#game/slots/half-year.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { addNews } from '#hooks/people/news/add-news.ts';
import { inTransaction } from '#hooks/platform/db/in-transaction.ts';
import { AUCTION_PART, marksNow, notePart } from '#hooks/settlement/parts/settled-parts.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { type OpenBid, readOpenBids } from './read-bids.ts';
import { type DecidedSlotBid, writeResults } from './write-results.ts';

/** Value of `last` in the auction's part of an hour: it never ends an hour. */
const LAST = 'auction';

const FORGET = 'DELETE FROM slot_bid WHERE decided = TRUE AND auction < {:minute}';
const HELD = 'UPDATE world SET auction = {:minute}';

/** Returns open bids with their results. @param bids for slots of one hour at one airport */
function decide(bids: readonly OpenBid[], traffic: number): DecidedSlotBid[] {
  const [{ place, hour, taken, pool }] = bids as [OpenBid];
  const background = backgroundAt(place, hour, traffic);
  const capacity = movementsAnHour(place.runways);
  const results = decideHour({ capacity, background, taken: background + taken, pool }, bids);
  return bids.map((bid) => Object.assign(bid, results.get(bid.id) as BidResult));
}

/** Returns all open bids with their results. @param bids by airport and hour */
function decideAll(bids: readonly OpenBid[], traffic: number): DecidedSlotBid[] {
  const decided: DecidedSlotBid[] = [];
  for (let from = 0, to = 0; from < bids.length; from = to) {
    const { airport, hour } = bids[from] as OpenBid;
    while (bids[to]?.airport === airport && bids[to]?.hour === hour) to++;
    decided.push(...decide(bids.slice(from, to), traffic));
  }
  return decided;
}

/**
 * Auctions the free slots of full hours, if a half-year begins with this hour and the auction has not been held.
 * All of it is one transaction. Logged, because the bids that players place afterwards are for the next auction.
 * @param isReplay whether the auction is already in the log
 */
export function holdSlotAuction(app: CoreApp, hour: number, isReplay = false): void {
  const minute = hour * HOUR;
  if (minute % DAY !== 0) return;
  const world = app.findRecordById('world', WORLD_ID);
  const start = world.getString('start');
  if (nextSlotAuction(start, minute - 1) !== minute) return;
  inTransaction(app, (tx) => {
    if (tx.findRecordById('world', WORLD_ID).getInt('auction') >= minute) return;
    if (!isReplay) notePart(tx, { hour, part: AUCTION_PART, marks: marksNow(tx), last: LAST, skipped: [] });
    run(tx, FORGET, { minute });
    const decided = decideAll(readOpenBids(tx, minute), world.getInt('traffic'));
    writeResults(tx, decided, minute, start);
    const news = slotAuctionNews(decided.map(({ place, won, paid }) => ({ airport: place.iata, won, paid })));
    if (news) addNews(tx, minute, [{ kind: 'slots', subject: 'auction', link: '/slots/', ...news }]);
    run(tx, HELD, { minute });
  });
}
