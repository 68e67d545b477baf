import { DEALERS } from '#game/account/accounts.ts';
import { dueFrom } from '#game/aircraft/maintenance.ts';
import { recordId } from '#game/chance/record-id.ts';
import { heldMinutes, shiftedBy } from '#game/exchange/held-aircraft.ts';
import { dealersAsk, exchangeFee, exchangeValue } from '#game/exchange/prices.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { HAND_OVER } from '#game/tables/hand-over.ts';
import { formatDollars } from '#game/text/format-dollars.ts';
import { findModel } from '../action/shared/find-model.ts';
import { readJson } from '../db/read-json.ts';
import { insertInto, updateById, writeRows } from '../db/write-rows.ts';
import { type AirlineEntry, bookEntries } from '../ledger/book-entries.ts';
import { clearTimetable } from './clear-timetable.ts';
import { settleEstate } from './estates.ts';
import { freeRegistration } from './free-registration.ts';
import { readTraded, type TradedAircraft } from './read-traded.ts';
import { touchAirline } from './touch-airline.ts';
import { noteTrade } from './write-history.ts';
import { addListing, endListing, listingRow, markSold } from './write-listing.ts';
import { writeExchangeNotices } from './write-notices.ts';

/** The terms of a trade. Both parties are ids of airlines, or the account `dealers`. */
export interface TradeTerms {
  aircraft: string;
  seller: string;
  buyer: string;
  /** Whole US dollars. */
  price: number;
  /** Whether the price is already in escrow, as `exchange_escrow` of the buyer. Otherwise it is in the buyer's cash. */
  isEscrowed: boolean;
}

/** When a trade happens. A replay gives the same. */
export interface TradeTime {
  /** World minute. */
  minute: number;
  /** First day of the world. */
  start: string;
}

const HAND_OVERS = insertInto(HAND_OVER);
const MOVED = updateById(AIRCRAFT, [
  'airline',
  'price',
  'registration',
  'name',
  'ordered',
  'delivered',
  'built',
  'checks',
  'due_hours',
  'due_cycles',
  'due_at',
  'ready',
  'revision',
]);

const HELD_SINCE = `
  SELECT COALESCE((SELECT opened FROM listing WHERE aircraft = {:aircraft}), {:minute}) AS json`;
const HANDED_OVER = 'DELETE FROM hand_over WHERE aircraft = {:aircraft}';

const run = (tx: CoreApp, sql: string, aircraft: string) =>
  tx.db().newQuery(sql).bind({ aircraft }).execute();

/** Returns the entries of a trade. The dealers have none of their own: theirs are the other sides. */
function entriesOf(
  { id, registration, trades }: TradedAircraft,
  { seller, buyer, price, isEscrowed }: TradeTerms,
  minute: number,
): AirlineEntry[] {
  const entry = (airline: string, category: AirlineEntry['category'], amount: number, memo: string) => ({
    id: recordId(['trade', id, trades, minute, airline, category]),
    airline,
    category,
    amount,
    memo,
    aircraft: id,
  });
  const entries: AirlineEntry[] = [];
  if (buyer !== DEALERS) {
    if (isEscrowed)
      entries.push(entry(buyer, 'exchange_escrow_refund', price, `Payment for ${registration}`));
    entries.push(entry(buyer, 'used_purchase', -price, `Used aircraft ${registration}`));
  }
  if (seller !== DEALERS) {
    entries.push(entry(seller, 'aircraft_sale', price, `Sale of ${registration}`));
    // The dealers' prices leave no room for a fee.
    if (buyer !== DEALERS)
      entries.push(entry(seller, 'exchange_fee', -exchangeFee(price), `Sale of ${registration}`));
  }
  return entries;
}

/** Moves aircraft, money and registration to the buyer, and ends the listing. The aircraft is on the ground. */
function complete(
  tx: CoreApp,
  aircraft: TradedAircraft,
  terms: TradeTerms,
  { minute, start }: TradeTime,
): void {
  const { id } = aircraft;
  const { seller, buyer, price } = terms;
  const model = findModel(tx, aircraft.model);
  const isFromDealers = seller === DEALERS;
  // Its age stays the same while a dealer holds it.
  const since = isFromDealers ? readJson<number>(tx, HELD_SINCE, { aircraft: id, minute }) : minute;
  const held = heldMinutes(since, minute);
  const { built, checks } = shiftedBy(aircraft, held);
  const registration =
    buyer === DEALERS ? aircraft.registration : freeRegistration(tx, buyer, `${id}${aircraft.trades}`);
  bookEntries(tx, entriesOf(aircraft, terms, minute), minute, start);
  if (isFromDealers) settleEstate(tx, id, price, { minute, start });
  const value = exchangeValue(model, { ...aircraft, built, checks }, minute);
  noteTrade(tx, { ...aircraft, built }, { seller, owner: buyer, price, value, registration }, minute);
  endListing(tx, id);
  run(tx, HANDED_OVER, id);
  const moved = {
    ...aircraft,
    airline: buyer,
    price,
    registration,
    name: '',
    ordered: minute,
    delivered: minute,
    built,
    checks,
    ...dueFrom(checks),
    ready: Math.max(aircraft.ready, minute),
    revision: aircraft.revision + 1,
  };
  writeRows(tx, MOVED, [moved]);
  if (buyer === DEALERS)
    addListing(
      tx,
      listingRow(moved, model, { kind: 'price', price: dealersAsk(value), offers: true }, minute),
    );
  for (const party of [seller, buyer]) if (party !== DEALERS) touchAirline(tx, party);
}

/** Keeps the price in escrow until the aircraft has landed. */
function postpone(
  tx: CoreApp,
  aircraft: TradedAircraft,
  terms: TradeTerms,
  { minute, start }: TradeTime,
): void {
  const { id, registration, lands, trades } = aircraft;
  const { seller, buyer, price, isEscrowed } = terms;
  if (!isEscrowed)
    bookEntries(
      tx,
      [
        {
          id: recordId(['trade in the air', id, trades, minute, buyer]),
          airline: buyer,
          category: 'exchange_escrow',
          amount: -price,
          memo: `Payment for ${registration}, until it has landed`,
        },
      ],
      minute,
      start,
    );
  writeRows(tx, HAND_OVERS, [
    {
      id: recordId(['hand-over', id, trades, minute]),
      aircraft: id,
      seller,
      buyer,
      price,
      agreed: minute,
      lands,
    },
  ]);
  markSold(tx, id);
  touchAirline(tx, seller);
}

/**
 * Trades an aircraft between two parties: aircraft, money with the seller's fee, timetable, registration and history move
 * together. On the ground it changes hands at once. In the air, its weekly flights end, the price is in escrow, and the
 * rest follows when it has landed: see `completeHandOvers`. The caller has checked that both may trade it at this price,
 * and that the buyer has the money. Call it inside a transaction, and not between entries of a `CashAccount`.
 * @returns the world minute at which it lands; 0 if it has changed hands
 */
export function tradeAircraft(tx: CoreApp, terms: TradeTerms, time: TradeTime): number {
  const aircraft = readTraded(tx, terms.aircraft, time.minute);
  if (!aircraft) throw new Error(`there is no aircraft ${terms.aircraft} to trade`);
  if (terms.seller !== DEALERS) clearTimetable(tx, terms.seller, aircraft.id, time.minute);
  if (aircraft.lands > 0) postpone(tx, aircraft, terms, time);
  else complete(tx, aircraft, terms, time);
  tellSeller(tx, aircraft, terms, time.minute);
  return aircraft.lands;
}

/** Completes a trade whose aircraft has landed, or whose seller is about to be closed. Tells the buyer. */
export function completeTrade(tx: CoreApp, terms: Omit<TradeTerms, 'isEscrowed'>, time: TradeTime): void {
  const aircraft = readTraded(tx, terms.aircraft, time.minute);
  if (!aircraft) throw new Error(`there is no aircraft ${terms.aircraft} to hand over`);
  complete(tx, aircraft, { ...terms, isEscrowed: true }, time);
  const { id, registration } = aircraft;
  const notice = {
    id: recordId(['handed over', id, time.minute]),
    airline: terms.buyer,
    title: `${registration} is yours`,
    body: 'The aircraft that you have bought has landed and has been handed over. It has a new registration.',
    link: `/fleet/manage/?aircraft=${id}`,
  };
  writeExchangeNotices(tx, [notice], time.minute);
}

/** Tells a player that an aircraft has been bought. Those who sell to the dealers know. */
function tellSeller(
  tx: CoreApp,
  { id, registration, lands }: TradedAircraft,
  { seller, buyer, price }: TradeTerms,
  minute: number,
): void {
  if (seller === DEALERS || buyer === DEALERS) return;
  const when =
    lands > 0
      ? 'It changes hands when it has landed.'
      : `You get ${formatDollars(price - exchangeFee(price))} after the fee.`;
  const notice = {
    id: recordId(['sold', id, minute, seller]),
    airline: seller,
    title: `${registration} has been sold`,
    body: `It was sold for ${formatDollars(price)}. ${when}`,
    link: '/fleet/manage/',
  };
  writeExchangeNotices(tx, [notice], minute);
}
