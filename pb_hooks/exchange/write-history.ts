import { ageInYears } from '#game/fleet/disposal.ts';
import { AIRCRAFT_HISTORY } from '#game/tables/aircraft-history.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';
import type { TradedAircraft } from './read-traded.ts';

const HISTORY = insertInto(AIRCRAFT_HISTORY);
type Event = StoredRow<typeof AIRCRAFT_HISTORY>;

/** Writes events of aircraft. */
export const writeEvents = (tx: CoreApp, events: readonly Event[]): void => writeRows(tx, HISTORY, events);

/** A trade in the history of an aircraft. */
interface TradeEvent {
  /** Ids of airlines or accounts. */
  seller: string;
  owner: string;
  /** Whole US dollars. */
  price: number;
  value: number;
  /** Registration from then on. */
  registration: string;
}

/**
 * Returns the rows that a trade adds to the history of an aircraft. The history of an aircraft that was not traded before
 * begins with its delivery to the seller.
 * @param aircraft as it was before the trade
 * @param minute world minute
 */
export function tradeEvents(aircraft: TradedAircraft, trade: TradeEvent, minute: number): Event[] {
  const { id, model, hours, cycles, trades, hasStart } = aircraft;
  const event = (index: number): Pick<Event, 'id' | 'aircraft' | 'model' | 'check_kind'> => ({
    id: recordId(['aircraft history', id, trades + index]),
    aircraft: id,
    model,
    check_kind: '',
  });
  const sale: Event = {
    ...event(1),
    ...trade,
    minute,
    event: 'sale',
    age: ageInYears(aircraft, minute),
    hours,
    cycles,
  };
  const delivery: Event = {
    ...event(0),
    minute: aircraft.delivered,
    event: 'delivered',
    seller: '',
    owner: trade.seller,
    price: aircraft.price,
    value: 0,
    age: ageInYears(aircraft, aircraft.delivered),
    hours: 0,
    cycles: 0,
    registration: aircraft.registration,
  };
  return hasStart ? [sale] : [delivery, sale];
}

/** Adds a trade to the history of an aircraft. */
export const noteTrade = (tx: CoreApp, aircraft: TradedAircraft, trade: TradeEvent, minute: number): void =>
  writeEvents(tx, tradeEvents(aircraft, trade, minute));
