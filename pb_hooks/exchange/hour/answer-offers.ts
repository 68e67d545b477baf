import { DEALERS } from '#game/books/accounts.ts';
import { counteredNotice, type EndReason } from '#game/exchange/bargain-notice.ts';
import { hazardAt, priceAt } from '#game/exchange/concession.ts';
import {
  ANSWER_HOLDS,
  type Answer,
  buyerAnswer,
  otherSide,
  SERVERS_WAIT,
  sellerAnswer,
} from '#game/exchange/negotiation.ts';
import { isPassing } from '#game/exchange/sale-obstacle.ts';
import { OFFER } from '#game/tables/offer.ts';
import { share } from '#game/world/chance/draws.ts';
import { bargainChance } from '#game/world/chance/keyed-chance.ts';
import { HOUR } from '#game/world/time.ts';
import { bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { cashOf } from '#hooks/books/ledger/cash-account.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import { escrowEntry } from '../bargain-entries.ts';
import { pathOf } from '../bargain-path.ts';
import { tradeObstacle } from '../check-trade.ts';
import { concludeOffer } from '../conclude-offer.ts';
import { endOffersAtOnce, endOffersFor, tellEnded } from '../end-offers.ts';
import { leaveStock } from '../leave-stock.ts';
import { partyCodes } from '../party-codes.ts';
import { awaited, lastPrice, priceBefore, readOffers, type StoredOffer } from '../read-offers.ts';
import { sayWhen } from '../say-when.ts';
import { writeBargainNotices } from '../write-bargain-notices.ts';
import type { ExchangeHour } from './exchange-hour.ts';

const IS_RUN = (party: string) =>
  `(${party} = '${DEALERS}' OR EXISTS (SELECT 1 FROM airline a WHERE a.id = ${party} AND a.rival))`;
const SOLD_BY_SERVER = `o.state = 'open' AND ${IS_RUN('o.seller')} AND NOT ${IS_RUN('o.buyer')}`;
const AWAITED = `o.state = 'open' AND iif(o.turn = 'seller', ${IS_RUN('o.seller')}, ${IS_RUN('o.buyer')})
  AND (o.moved <= {:minute} - ${SERVERS_WAIT * HOUR} OR NOT (${IS_RUN('o.seller')} AND ${IS_RUN('o.buyer')}))`;

const ACCEPTED = updateById(OFFER, ['state', 'escrow', 'moved']);
const COUNTERED = updateById(OFFER, ['price', 'escrow', 'turn', 'moved', 'ends', 'moves']);

const hoursSince = (minute: number, { opened }: StoredOffer): number => (minute - opened) / HOUR;

/**
 * Lets other buyers take aircraft that dealers and rivals negotiate about with players. The later, the more likely: see
 * `hazardAt`. A dealer's aircraft is gone then. A rival keeps its own.
 */
export function letOthersBuy(tx: CoreApp, { hour, minute, start, seed }: ExchangeHour): void {
  const chance = bargainChance(seed);
  const gone = new Set<string>();
  for (const offer of readOffers(tx, SOLD_BY_SERVER)) {
    const { aircraft, seller } = offer;
    if (gone.has(aircraft)) continue;
    const path = pathOf(tx, seed, offer, 'seller', minute);
    const elapsed = hoursSince(minute, offer);
    if (share(chance(`${aircraft} ${hour}`)()) >= hazardAt(path, elapsed)) continue;
    gone.add(aircraft);
    endOffersFor(tx, aircraft, { minute, start });
    if (seller === DEALERS) leaveStock(tx, aircraft, priceAt(path, elapsed), minute);
  }
}

/** Returns the answer of the side that the server runs. */
function answerOf(tx: CoreApp, { minute, seed }: ExchangeHour, offer: StoredOffer): Answer {
  const { turn, price, moves } = offer;
  const facts = {
    path: pathOf(tx, seed, offer, turn, minute),
    elapsed: hoursSince(minute, offer),
    offered: price,
    before: priceBefore(offer, otherSide(turn)),
    last: lastPrice(offer, turn),
    moves: moves.length,
  };
  return turn === 'seller' ? sellerAnswer(facts) : buyerAnswer(facts);
}

/** Writes a price that a dealer or a rival names. A buyer's escrow follows it. */
function counter(tx: CoreApp, { minute, start }: ExchangeHour, offer: StoredOffer, price: number): void {
  const { id, turn: side, registration, moves } = offer;
  let { escrow } = offer;
  if (side === 'buyer') {
    const entry = escrowEntry(['countered', id, moves.length], offer.buyer, price - escrow, registration);
    bookEntries(tx, [entry], minute, start);
    escrow = price;
  }
  const ends = minute + ANSWER_HOLDS * HOUR;
  writeRows(tx, COUNTERED, [
    {
      id,
      price,
      escrow,
      turn: otherSide(side),
      moved: minute,
      ends,
      moves: [...moves, { side, price, minute, ends }],
    },
  ]);
  const code = partyCodes(tx, [offer[side]])(offer[side]);
  const told = counteredNotice({ registration, price }, code, sayWhen(start, ends));
  writeBargainNotices(
    tx,
    [
      {
        ...told,
        airline: offer[otherSide(side)],
        page: 'negotiations',
        key: ['countered', id, moves.length],
      },
    ],
    minute,
  );
}

/** Checks whether a rival that buys can pay a price, with what it has in escrow. */
const canPay = (tx: CoreApp, { turn, buyer, escrow }: StoredOffer, price: number): boolean =>
  turn === 'seller' || cashOf(tx, buyer) + escrow >= price;

/** Accepts the last price. Waits while the aircraft is in the workshop, and declines if the trade is not possible. */
function accept(tx: CoreApp, { minute, start }: ExchangeHour, offer: StoredOffer): void {
  const { id, aircraft, seller, buyer, price } = offer;
  const obstacle = tradeObstacle(tx, { aircraft, seller, buyer, price }, minute);
  if (obstacle && isPassing(obstacle)) return;
  if (obstacle || !canPay(tx, offer, price)) {
    end(tx, offer, 'declined', minute, start);
    return;
  }
  const { accepted } = concludeOffer(tx, offer, { minute, start });
  writeRows(tx, ACCEPTED, [{ id, ...accepted }]);
}

function end(tx: CoreApp, offer: StoredOffer, reason: EndReason, minute: number, start: string): void {
  endOffersAtOnce(tx, [offer], reason, { minute, start });
  tellEnded(tx, [offer], reason, minute, awaited(offer));
}

/** Ends all talks of a buyer with a seller that it has insulted, or the other way round. */
function breakOff(tx: CoreApp, { minute, start }: ExchangeHour, { buyer, seller }: StoredOffer): void {
  const where = "o.state = 'open' AND o.buyer = {:buyer} AND o.seller = {:seller}";
  const all = readOffers(tx, where, { buyer, seller });
  endOffersAtOnce(tx, all, 'broken', { minute, start });
  for (const offer of all) tellEnded(tx, [offer], 'broken', minute, awaited(offer));
}

/** Lets dealers and rivals answer the prices that were offered to them. */
export function answerOffers(tx: CoreApp, exchange: ExchangeHour): void {
  const { minute, start } = exchange;
  for (const { id } of readOffers(tx, AWAITED, { minute })) {
    // Read again, because an answer may have ended other talks.
    const [offer] = readOffers(tx, "o.id = {:id} AND o.state = 'open'", { id });
    if (!offer) continue;
    const answer = answerOf(tx, exchange, offer);
    if (answer.kind === 'accept') accept(tx, exchange, offer);
    else if (answer.kind === 'break') breakOff(tx, exchange, offer);
    else if (answer.kind === 'decline' || !canPay(tx, offer, answer.price))
      end(tx, offer, 'declined', minute, start);
    else counter(tx, exchange, offer, answer.price);
  }
}
