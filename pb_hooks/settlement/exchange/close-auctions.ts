import { closingPrice } from '#game/exchange/auction.ts';
import { unsoldNotice, wonNotice } from '#game/exchange/bargain-notice.ts';
import { priceBounds } from '#game/exchange/prices.ts';
import { isPassing } from '#game/exchange/sale-obstacle.ts';
import { HOUR } from '#game/world/time.ts';
import { valueNow } from '#hooks/exchange/auction-value.ts';
import { refundEntry } from '#hooks/exchange/bargain-entries.ts';
import { tradeObstacle } from '#hooks/exchange/check-trade.ts';
import { endAuctions, resetAuctions } from '#hooks/exchange/end-auctions.ts';
import { tradeAircraft } from '#hooks/exchange/hand-over.ts';
import { readAuctions, readBids, type StoredAuction, type StoredBid } from '#hooks/exchange/read-auctions.ts';
import { writeBargainNotices } from '#hooks/exchange/write-bargain-notices.ts';
import { bookEntries } from '#hooks/ledger/book-entries.ts';
import { run } from '../state/read-rows.ts';
import type { ExchangeHour } from './exchange-hour.ts';

const OPEN = "a.state = 'open'";
const LED_BY_INSOLVENT = `${OPEN} AND a.leader <> ''
  AND (SELECT l.insolvent_from FROM airline l WHERE l.id = a.leader) > 0`;
const WITHOUT_AIRCRAFT = `${OPEN}
  AND NOT EXISTS (SELECT 1 FROM aircraft x WHERE x.id = a.aircraft AND x.airline = a.airline)`;
const DUE = `${OPEN} AND a.ends <= {:minute}`;
const SOLD = "UPDATE auction SET state = 'sold', price = {:price}, ends = {:minute} WHERE id = {:id}";
const LATER = 'UPDATE auction SET ends = ends + {:hour} WHERE id = {:id}';
const DECIDED = `UPDATE bid SET state = iif(airline = {:winner}, 'won', 'lost') WHERE auction = {:id}`;

/** Sells the aircraft to the leader. @param price whole US dollars */
function sell(
  tx: CoreApp,
  auction: StoredAuction,
  { maximum }: StoredBid,
  price: number,
  { minute, start }: ExchangeHour,
): void {
  const { id, aircraft, airline: seller, leader: buyer, registration } = auction;
  bookEntries(tx, [refundEntry(['sold', id], buyer, maximum, registration)], minute, start);
  run(tx, SOLD, { id, price, minute });
  run(tx, DECIDED, { id, winner: buyer });
  tradeAircraft(tx, { aircraft, seller, buyer, price, isEscrowed: false }, { minute, start });
  const told = wonNotice({ registration, price });
  writeBargainNotices(tx, [{ ...told, airline: buyer, page: 'market', key: ['won', id] }], minute);
}

/** Returns the price at which an auction closes now. Null if nobody has reached the reserve or the lowest price. */
const finalPrice = (
  tx: CoreApp,
  auction: StoredAuction,
  { maximum }: StoredBid,
  minute: number,
): number | null =>
  auction.met ? closingPrice(auction.price, maximum, priceBounds(valueNow(tx, auction, minute))) : null;

/** Closes one auction. @returns false if it ends without a sale */
function closeAuction(tx: CoreApp, auction: StoredAuction, exchange: ExchangeHour): boolean {
  const { minute } = exchange;
  const { id, aircraft, airline: seller, leader: buyer } = auction;
  const bid = readBids(tx, id).find(({ state }) => state === 'leading');
  const price = bid ? finalPrice(tx, auction, bid, minute) : null;
  if (!bid || price === null) return false;
  const obstacle = tradeObstacle(tx, { aircraft, seller, buyer, price }, minute);
  // The auction goes on for an hour.
  if (obstacle && isPassing(obstacle)) run(tx, LATER, { id, hour: HOUR });
  else if (obstacle) return false;
  else sell(tx, auction, bid, price, exchange);
  return true;
}

/**
 * Ends the auctions whose time is over, after those without their aircraft. Bids of insolvent airlines no longer count:
 * their money belongs to their lenders first.
 */
export function closeAuctions(tx: CoreApp, exchange: ExchangeHour): void {
  const { minute, start } = exchange;
  const time = { minute, start };
  endAuctions(tx, readAuctions(tx, WITHOUT_AIRCRAFT, {}), 'cancelled', time);
  resetAuctions(tx, readAuctions(tx, LED_BY_INSOLVENT, {}), time);
  const unsold = readAuctions(tx, DUE, { minute }).filter((auction) => !closeAuction(tx, auction, exchange));
  endAuctions(tx, unsold, 'unsold', time);
  const notices = unsold.map((auction) => ({
    ...unsoldNotice(auction, auction.leader !== ''),
    airline: auction.airline,
    page: 'market' as const,
    key: ['unsold', auction.id],
  }));
  writeBargainNotices(tx, notices, minute);
}
