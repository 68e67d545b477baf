import { offeredNotice } from '#game/exchange/bargain-notice.ts';
import { SILENCE } from '#game/exchange/negotiation.ts';
import { saleObstacle } from '#game/exchange/sale-obstacle.ts';
import { LISTING } from '#game/tables/listing.ts';
import { OFFER } from '#game/tables/offer.ts';
import { share } from '#game/world/chance/draws.ts';
import { bargainChance } from '#game/world/chance/keyed-chance.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { HOUR } from '#game/world/time.ts';
import { bookEntries } from '#hooks/books/ledger/book-entries.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import { LOOKS } from '#hooks/rivals/policies.ts';
import { escrowEntry } from '../bargain-entries.ts';
import { readSubject } from '../offer-subject.ts';
import { partyCodes } from '../party-codes.ts';
import { sayWhen } from '../say-when.ts';
import { writeBargainNotices } from '../write-bargain-notices.ts';
import type { ExchangeHour } from './exchange-hour.ts';

/** Chance per game hour that a rival looks at an aircraft that a player has listed with offers. */
const CHANCE = 1 / 36;
/** A rival buys what costs it at most this share of its cash. */
const CASH_SHARE = 0.5;

const OFFERS = insertInto(OFFER);
const g = aliased(LISTING, 'g');
const LISTED = { id: g.id, aircraft: g.aircraft };
const OF_PLAYERS = `
  FROM listing g JOIN airline s ON s.id = g.seller AND NOT s.rival
  WHERE g.state = 'open' AND g.kind = 'price' AND g.offers ORDER BY g.id`;
/** Rivals that fly the model, can pay, bargain over nothing else, and have not been insulted by the seller. */
const BUYERS = `
  SELECT COALESCE(json_group_array(a.id ORDER BY a.id), '[]') AS json FROM airline a
  WHERE a.rival AND a.insolvent_from = 0 AND a.cash * ${CASH_SHARE} >= {:price}
    AND EXISTS (SELECT 1 FROM aircraft x WHERE x.airline = a.id AND x.model = {:model})
    AND NOT EXISTS (SELECT 1 FROM offer o WHERE o.buyer = a.id AND (o.state = 'open'
      OR (o.state = 'broken' AND o.seller = {:seller} AND o.moved > {:minute} - ${SILENCE})))`;

/** Lets a rival offer for a listed aircraft, if one flies its model and has the money. */
function offerFor(
  tx: CoreApp,
  listing: string,
  aircraft: string,
  drawn: number,
  exchange: ExchangeHour,
): void {
  const { minute, start, seed } = exchange;
  const subject = readSubject(tx, aircraft, minute);
  if (!subject?.listing || saleObstacle(subject.aircraft, minute)) return;
  const { value } = subject;
  const { airline: seller, model, registration } = subject.aircraft;
  const { price: ask } = subject.listing;
  const buyers = readJson<string[]>(tx, BUYERS, { price: value, model, seller, minute });
  const buyer = buyers[Math.floor(drawn * buyers.length)];
  if (buyer === undefined) return;
  const look = { airline: buyer, seed, minute, id: listing, price: ask, subject };
  const [action] = LOOKS.listing.actionsOf(tx, look);
  if (action?.name !== 'offer.make') return;
  const { price, hours } = action.input;
  // Not through the action of players, because its ids are those of the hour.
  const id = recordId(['rival offer', listing, minute]);
  const ends = minute + hours * HOUR;
  bookEntries(tx, [escrowEntry(['rival offer', id], buyer, price, registration)], minute, start);
  writeRows(tx, OFFERS, [
    {
      id,
      buyer,
      seller,
      aircraft,
      listing,
      model,
      registration,
      state: 'open',
      turn: 'seller',
      value,
      ask,
      price,
      escrow: price,
      opened: minute,
      moved: minute,
      ends,
      moves: [{ side: 'buyer', price, minute, ends }],
    },
  ]);
  const told = offeredNotice({ registration, price }, partyCodes(tx, [buyer])(buyer), sayWhen(start, ends));
  writeBargainNotices(tx, [{ ...told, airline: seller, page: 'negotiations', key: ['offered', id] }], minute);
}

/** Lets rivals offer for aircraft that players have listed, each of them about every day and a half. */
export function letRivalsOffer(tx: CoreApp, exchange: ExchangeHour): void {
  const chance = bargainChance(exchange.seed);
  for (const { id, aircraft } of readAll(tx, LISTED, OF_PLAYERS)) {
    const next = chance(`${id} ${exchange.hour} buyer`);
    if (share(next()) < CHANCE) offerFor(tx, id, aircraft, share(next()), exchange);
  }
}
