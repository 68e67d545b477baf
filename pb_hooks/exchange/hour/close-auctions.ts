import { closingPrice } from '#game/exchange/auction.ts';
import { unsoldNotice, wonNotice } from '#game/exchange/bargain-notice.ts';
import { priceBounds } from '#game/exchange/prices.ts';
import { isPassing } from '#game/exchange/sale-obstacle.ts';
import { AUCTION } from '#game/tables/auction.ts';
import { BID } from '#game/tables/bid.ts';
import { HOUR } from '#game/world/time.ts';
import { bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { refundEntry } from '../bargain-entries.ts';
import { obstacleTo } from '../check-trade.ts';
import { endAuctions, resetAuctions } from '../end-auctions.ts';
import { tradeAll } from '../hand-over.ts';
import { readAuctions, type StoredAuction } from '../read-auctions.ts';
import { readTradeFacts, type TradeFacts } from '../trade-facts.ts';
import { writeBargainNotices } from '../write-bargain-notices.ts';
import type { ExchangeHour } from './exchange-hour.ts';

const OPEN = "a.state = 'open'";
const LED_BY_INSOLVENT = `${OPEN} AND a.leader IN (SELECT l.id FROM airline l WHERE l.insolvent_from > 0)`;
const WITHOUT_AIRCRAFT = `${OPEN}
  AND NOT EXISTS (SELECT 1 FROM aircraft x WHERE x.id = a.aircraft AND x.airline = a.airline)`;
const DUE = `${OPEN} AND a.ends <= {:minute}`;

const b = aliased(BID, 'b');
const LEADING = { auction: b.auction, maximum: b.maximum };
const LEADING_BIDS = `
  FROM bid b JOIN json_each({:ids}) j ON b.auction = j.value WHERE b.state = 'leading'`;

const SOLD = updateById(AUCTION, ['state', 'price', 'ends']);
const LATER = `UPDATE auction SET ends = ends + ${HOUR} WHERE id IN (SELECT value FROM json_each({:ids}))`;
const DECIDED = `
  UPDATE bid SET state = iif(bid.airline = a.leader, 'won', 'lost') FROM auction a
  WHERE a.id = bid.auction AND bid.auction IN (SELECT value FROM json_each({:ids}))`;

const idsOf = (auctions: readonly StoredAuction[]): string => JSON.stringify(auctions.map(({ id }) => id));

/** An auction that sells its aircraft. Amounts are whole US dollars. */
interface Sale {
  auction: StoredAuction;
  /** Money that the leader has in escrow. */
  maximum: number;
  price: number;
}

/** Outcome of an auction whose time is over. An obstacle that passes lets it go on for an hour. */
type Outcome = { kind: 'sold'; price: number } | { kind: 'later' } | { kind: 'unsold' };

const UNSOLD: Outcome = { kind: 'unsold' };

/** @param maximum whole US dollars. Undefined without a bid. */
function outcomeOf(
  { met, price: reached, airline: seller, leader: buyer }: StoredAuction,
  maximum: number | undefined,
  facts: TradeFacts,
  minute: number,
): Outcome {
  if (maximum === undefined || !met) return UNSOLD;
  const price = closingPrice(reached, maximum, priceBounds(facts.value));
  if (price === null) return UNSOLD;
  const obstacle = obstacleTo(facts, { seller, buyer }, price, minute);
  if (obstacle) return isPassing(obstacle) ? { kind: 'later' } : UNSOLD;
  return { kind: 'sold', price };
}

/** Decides about the auctions whose time is over. All are read at once: hundreds may end in an hour. */
function decide(tx: CoreApp, due: readonly StoredAuction[], minute: number) {
  const bids = readAll(tx, LEADING, LEADING_BIDS, { ids: idsOf(due) });
  const maxima = new Map(bids.map(({ auction, maximum }) => [auction, maximum]));
  const parties = due.map(({ aircraft, airline: seller, leader: buyer }) => ({ aircraft, seller, buyer }));
  const facts = readTradeFacts(tx, parties, minute);
  const sales: Sale[] = [];
  const later: StoredAuction[] = [];
  const unsold: StoredAuction[] = [];
  due.forEach((auction, index) => {
    const maximum = maxima.get(auction.id);
    const outcome = outcomeOf(auction, maximum, facts[index] as TradeFacts, minute);
    if (outcome.kind === 'sold') sales.push({ auction, maximum: maximum ?? 0, price: outcome.price });
    else (outcome.kind === 'later' ? later : unsold).push(auction);
  });
  return { sales, later, unsold };
}

/** Sells the aircraft to the leaders. */
function sellAll(tx: CoreApp, sales: readonly Sale[], { minute, start }: ExchangeHour): void {
  if (sales.length === 0) return;
  const refunds = sales.map(({ auction: { id, leader, registration }, maximum }) =>
    refundEntry(['sold', id], leader, maximum, registration),
  );
  bookEntries(tx, refunds, minute, start);
  writeRows(
    tx,
    SOLD,
    sales.map(({ auction: { id }, price }) => ({ id, state: 'sold', price, ends: minute })),
  );
  run(tx, DECIDED, { ids: idsOf(sales.map(({ auction }) => auction)) });
  const terms = sales.map(({ auction: { aircraft, airline: seller, leader: buyer }, price }) => ({
    aircraft,
    seller,
    buyer,
    price,
    isEscrowed: false,
  }));
  tradeAll(tx, terms, { minute, start, isHourEnd: true });
  const notices = sales.map(({ auction: { id, leader: airline, registration }, price }) => ({
    ...wonNotice({ registration, price }),
    airline,
    page: 'market' as const,
    key: ['won', id],
  }));
  writeBargainNotices(tx, notices, minute);
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
  const due = readAuctions(tx, DUE, { minute });
  if (due.length === 0) return;
  const { sales, later, unsold } = decide(tx, due, minute);
  sellAll(tx, sales, exchange);
  if (later.length > 0) run(tx, LATER, { ids: idsOf(later) });
  endAuctions(tx, unsold, 'unsold', time);
  const notices = unsold.map((auction) => ({
    ...unsoldNotice(auction, auction.leader !== ''),
    airline: auction.airline,
    page: 'market' as const,
    key: ['unsold', auction.id],
  }));
  writeBargainNotices(tx, notices, minute);
}
