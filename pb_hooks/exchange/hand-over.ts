import { DEALERS } from '#game/books/accounts.ts';
import { exchangeFee, exchangeValue } from '#game/exchange/prices.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { HAND_OVER } from '#game/tables/hand-over.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { modelFinder } from '../action/shared/find-model.ts';
import { bookEntries } from '../books/ledger/book-entries.ts';
import { type NewNotice, writeNoticesOf } from '../people/write-notices.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';
import { clearTimetables } from './clear-timetable.ts';
import { completeAll, type Trade, type TradeTerms, type TradeTime, touchParties } from './complete-trades.ts';
import { readTradedBy } from './read-traded.ts';
import { markSold } from './write-listing.ts';

const HAND_OVERS = insertInto(HAND_OVER);

/** Reads the aircraft of some trades. */
function readTrades(tx: CoreApp, terms: readonly TradeTerms[], now: number): Trade[] {
  const fleet = readTradedBy(
    tx,
    terms.map(({ aircraft }) => aircraft),
    now,
  );
  return terms.map((one) => {
    const aircraft = fleet.get(one.aircraft);
    if (!aircraft) throw new Error(`there is no aircraft ${one.aircraft} to trade`);
    return { aircraft, terms: one };
  });
}

/** Keeps the prices in escrow until the aircraft have landed. */
function postponeAll(tx: CoreApp, trades: readonly Trade[], time: TradeTime): void {
  if (trades.length === 0) return;
  const { minute, start } = time;
  const entries = trades
    .filter(({ terms }) => !terms.isEscrowed)
    .map(({ aircraft: { id, registration, trades: count }, terms: { buyer, price } }) => ({
      id: recordId(['trade in the air', id, count, minute, buyer]),
      airline: buyer,
      category: 'exchange_escrow' as const,
      amount: -price,
      memo: `Payment for ${registration}, until it has landed`,
    }));
  bookEntries(tx, entries, minute, start);
  const modelOf = modelFinder(tx);
  const rows = trades.map(({ aircraft, terms: { seller, buyer, price } }) => ({
    id: recordId(['hand-over', aircraft.id, aircraft.trades, minute]),
    aircraft: aircraft.id,
    seller,
    buyer,
    price,
    value: exchangeValue(modelOf(aircraft.model), aircraft, minute),
    agreed: minute,
    lands: aircraft.lands,
  }));
  writeRows(tx, HAND_OVERS, rows);
  markSold(
    tx,
    trades.map(({ aircraft }) => aircraft.id),
    time.isHourEnd,
  );
  touchParties(
    tx,
    trades.map(({ terms }) => terms.seller),
    time.isHourEnd,
  );
}

/**
 * Trades aircraft between two parties each: aircraft, money with the seller's fee, timetable, registration and history
 * move together. On the ground an aircraft changes hands at once. In the air, its weekly flights end, the price is in
 * escrow, and the rest follows when it has landed: see `completeHandOvers`. The caller has checked that both may trade it
 * at this price, and that the buyer has the money. Call it inside a transaction, and not between entries of a
 * `CashAccount`.
 */
export function tradeAll(tx: CoreApp, terms: readonly TradeTerms[], time: TradeTime): Trade[] {
  if (terms.length === 0) return [];
  const { minute } = time;
  const trades = readTrades(tx, terms, minute);
  clearTimetables(
    tx,
    trades.map(({ aircraft: { id, legs }, terms: { seller } }) => ({ seller, aircraft: id, legs })),
    minute,
  );
  postponeAll(
    tx,
    trades.filter(({ aircraft }) => aircraft.lands > 0),
    time,
  );
  completeAll(
    tx,
    trades.filter(({ aircraft }) => aircraft.lands === 0),
    time,
  );
  const notices = trades.map((trade) => soldNotice(trade, minute)).filter((notice) => notice !== null);
  writeNoticesOf(tx, 'exchange', notices, minute);
  return trades;
}

/** Trades one aircraft. @returns the world minute at which it lands; 0 if it has changed hands */
export function tradeAircraft(tx: CoreApp, terms: TradeTerms, time: TradeTime): number {
  const [trade] = tradeAll(tx, [terms], time);
  return trade?.aircraft.lands ?? 0;
}

/** Completes trades whose aircraft have landed, or whose seller is about to be closed. Tells the buyers. */
export function completeTrades(
  tx: CoreApp,
  terms: readonly Omit<TradeTerms, 'isEscrowed'>[],
  time: TradeTime,
): void {
  if (terms.length === 0) return;
  const { minute } = time;
  const trades = readTrades(
    tx,
    terms.map((one) => ({ ...one, isEscrowed: true })),
    minute,
  );
  completeAll(tx, trades, time);
  const notices = trades.map(({ aircraft: { id, registration }, terms: { buyer } }) => ({
    id: recordId(['handed over', id, minute]),
    airline: buyer,
    title: `${registration} is yours`,
    body: 'The aircraft that you have bought has landed and has been handed over. It has a new registration.',
    link: `/fleet/manage/?aircraft=${id}`,
  }));
  writeNoticesOf(tx, 'exchange', notices, minute);
}

/** Tells a player that an aircraft has been bought. Those who sell to the dealers know. */
function soldNotice({ aircraft, terms }: Trade, minute: number): NewNotice | null {
  const { id, registration, lands } = aircraft;
  const { seller, buyer, price } = terms;
  if (seller === DEALERS || buyer === DEALERS) return null;
  const when =
    lands > 0
      ? 'It changes hands when it has landed.'
      : `You get ${formatDollars(price - exchangeFee(price))} after the fee.`;
  return {
    id: recordId(['sold', id, minute, seller]),
    airline: seller,
    title: `${registration} has been sold`,
    body: `It was sold for ${formatDollars(price)}. ${when}`,
    link: '/fleet/manage/',
  };
}
