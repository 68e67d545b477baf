import { DEALERS } from '#game/books/accounts.ts';
import { aircraftClaim } from '#game/exchange/aircraft-claim.ts';
import { dealersAsk } from '#game/exchange/dealers-ask.ts';
import { heldMinutes, shiftedBy } from '#game/exchange/held-aircraft.ts';
import { exchangeFee, exchangeValue } from '#game/exchange/prices.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { dueFrom } from '#game/fleet/aircraft/maintenance.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { modelFinder } from '../action/shared/find-model.ts';
import { type AirlineEntry, bookEntries } from '../books/ledger/book-entries.ts';
import { type AircraftClaim, noteAircraftClaims } from '../books/ledger/trade-claims.ts';
import { newRegister, type Register } from '../fleet/new-register.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { textOf } from '../platform/db/shape.ts';
import { updateById, writeRows } from '../platform/db/write-rows.ts';
import type { WorldTime } from '../world/clock/world-time.ts';
import { settleEstate } from './estates.ts';
import type { TradedAircraft } from './read-traded.ts';
import { touchAirline, touchAirlines } from './touch-airline.ts';
import { tradeEvents, writeEvents } from './write-history.ts';
import { addListing, endListings, listingRow } from './write-listing.ts';

/** The terms of a trade. Both parties are ids of airlines, or the account `dealers`. */
export interface TradeTerms {
  aircraft: string;
  seller: string;
  buyer: string;
  /** Whole US dollars. */
  price: number;
  /** Whether the price is already in escrow, as `exchange_escrow` of the buyer. Otherwise it is in the buyer's cash. */
  isEscrowed: boolean;
  /** Market value when the trade was agreed, if that was earlier. Whole US dollars. */
  agreedValue?: number;
}

/** When a trade happens. */
export interface TradeTime extends WorldTime {
  /** Whether the settlement of an hour writes it. Pages then hear of it with the end of the hour, not row by row. */
  isHourEnd?: boolean;
}

/** A trade, with the aircraft as it was before. */
export interface Trade {
  aircraft: TradedAircraft;
  terms: TradeTerms;
}

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
const HANDED_OVER = 'DELETE FROM hand_over WHERE aircraft IN (SELECT value FROM json_each({:ids}))';
const HOME = { id: textOf('a.id'), country: textOf('a.country') };
const HOMES = 'FROM airline a WHERE a.id IN (SELECT value FROM json_each({:ids}))';

/** Returns the entries of a trade. The dealers have none of their own: theirs are the other sides. */
function entriesOf({ aircraft, terms }: Trade, minute: number): AirlineEntry[] {
  const { id, registration, trades } = aircraft;
  const { seller, buyer, price, isEscrowed } = terms;
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

/** Increments the revision of each airline among the parties once. */
export function touchParties(tx: CoreApp, parties: readonly string[], isHourEnd = false): void {
  const airlines = [...new Set(parties)].filter((party) => party !== DEALERS);
  if (isHourEnd) touchAirlines(tx, airlines);
  else for (const airline of airlines) touchAirline(tx, airline);
}

/** An aircraft after a trade, with its model and value in whole US dollars. */
interface Moved {
  row: TradedAircraft;
  model: AircraftModel;
  value: number;
}

/** Returns an aircraft as its buyer gets it. @param country of the buyer (ISO 3166 code) */
function moved(
  tx: CoreApp,
  { aircraft, terms: { seller, buyer, price } }: Trade,
  minute: number,
  { model, country, register }: { model: AircraftModel; country: string; register: Register },
): Moved {
  const { id, trades } = aircraft;
  // Its age stays the same while a dealer holds it.
  const since = seller === DEALERS ? readJson<number>(tx, HELD_SINCE, { aircraft: id, minute }) : minute;
  const { built, checks } = shiftedBy(aircraft, heldMinutes(since, minute));
  const row = {
    ...aircraft,
    airline: buyer,
    price,
    registration: buyer === DEALERS ? aircraft.registration : register(country, `${id}${trades}`),
    name: '',
    ordered: minute,
    delivered: minute,
    built,
    checks,
    ...dueFrom(checks),
    ready: Math.max(aircraft.ready, minute),
    revision: aircraft.revision + 1,
  };
  return { row, model, value: exchangeValue(model, { ...aircraft, built, checks }, minute) };
}

/** Returns what airlines have lost to others: see `aircraftClaim`. */
const claimsOf = (trades: readonly { trade: Trade; value: number }[]): AircraftClaim[] =>
  trades.flatMap(({ trade: { aircraft, terms }, value }) => {
    const claim = aircraftClaim(terms, terms.agreedValue ?? value);
    return claim ? [{ ...claim, aircraft: aircraft.id, trades: aircraft.trades }] : [];
  });

/**
 * Moves aircraft, money and registrations to the buyers, and ends the listings. The aircraft are on the ground. One
 * statement for all: an hour may close hundreds of auctions.
 */
export function completeAll(tx: CoreApp, trades: readonly Trade[], time: TradeTime): void {
  if (trades.length === 0) return;
  const { minute, start, isHourEnd = false } = time;
  const parties = trades.flatMap(({ terms: { seller, buyer } }) => [seller, buyer]);
  const homes = readAll(tx, HOME, HOMES, { ids: JSON.stringify([...new Set(parties)]) });
  const countries = new Map(homes.map(({ id, country }) => [id, country]));
  const register = newRegister(tx);
  const modelOf = modelFinder(tx);
  const all = trades.map((trade) => {
    const { aircraft, terms } = trade;
    const country = countries.get(terms.buyer) ?? '';
    return { trade, ...moved(tx, trade, minute, { model: modelOf(aircraft.model), country, register }) };
  });
  bookEntries(
    tx,
    trades.flatMap((trade) => entriesOf(trade, minute)),
    minute,
    start,
  );
  for (const { aircraft, terms } of trades)
    if (terms.seller === DEALERS) settleEstate(tx, aircraft.id, terms.price, time);
  const events = all.flatMap(({ trade: { aircraft, terms }, row, value }) => {
    const { seller, buyer: owner, price } = terms;
    const event = { seller, owner, price, value, registration: row.registration };
    return tradeEvents({ ...aircraft, built: row.built }, event, minute);
  });
  writeEvents(tx, events);
  noteAircraftClaims(tx, claimsOf(all), minute);
  const ids = all.map(({ row }) => row.id);
  endListings(tx, ids, isHourEnd);
  tx.db()
    .newQuery(HANDED_OVER)
    .bind({ ids: JSON.stringify(ids) })
    .execute();
  writeRows(
    tx,
    MOVED,
    all.map(({ row }) => row),
  );
  for (const { row, model, value } of all) {
    if (row.airline !== DEALERS) continue;
    const price = dealersAsk(value, { age: ageInYears(row, minute), condition: row.condition });
    addListing(tx, listingRow(row, model, { kind: 'price', price, offers: true }, minute));
  }
  touchParties(tx, parties, isHourEnd);
}
