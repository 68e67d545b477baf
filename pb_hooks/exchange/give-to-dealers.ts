import { DEALERS } from '#game/books/accounts.ts';
import { dealersAsk } from '#game/exchange/dealers-ask.ts';
import { estatePrice, exchangeValue } from '#game/exchange/prices.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { updateById, writeRows } from '../platform/db/write-rows.ts';
import { addClaims } from './estate-claims.ts';
import { addEstate, type Estate } from './estates.ts';
import { readTraded, type TradedAircraft } from './read-traded.ts';
import { noteTrade } from './write-history.ts';
import { listingRow, writeListings } from './write-listing.ts';

/** An aircraft that dealers buy from an airline that is wound up. */
export interface DealersPurchase {
  /** Id. */
  aircraft: string;
  model: AircraftModel;
  /** Whole US dollars. */
  price: number;
}

const MOVED = updateById(AIRCRAFT, [
  'airline',
  'price',
  'name',
  'ordered',
  'delivered',
  'work',
  'work_until',
  'ready',
]);

/** An aircraft in the workshop leaves it when the work would have been done. */
const takenOver = (aircraft: TradedAircraft, price: number, minute: number): TradedAircraft => ({
  ...aircraft,
  airline: DEALERS,
  price,
  name: '',
  ordered: minute,
  delivered: minute,
  work: '',
  work_until: 0,
  ready: Math.max(aircraft.ready, aircraft.work_until, minute),
});

/**
 * Moves aircraft of an airline that is about to be deleted to the dealers, who offer them for sale. The caller books the
 * money, and deletes what else the airline has: flights, timetable and work orders.
 * @param minute world minute
 * @param estate if its lenders lack money, or an administrator winds it up: what is paid above the dealers' price is the
 *   lenders', then the shareholders'
 */
export function giveToDealers(
  tx: CoreApp,
  airline: string,
  purchases: readonly DealersPurchase[],
  minute: number,
  estate: Estate | null,
): void {
  for (const { aircraft: id, model, price } of purchases) {
    const aircraft = readTraded(tx, id, minute);
    if (!aircraft) continue;
    const value = exchangeValue(model, aircraft, minute);
    const { registration } = aircraft;
    noteTrade(tx, aircraft, { seller: airline, owner: DEALERS, price, value, registration }, minute);
    const moved = takenOver(aircraft, price, minute);
    writeRows(tx, MOVED, [moved]);
    const { condition } = aircraft;
    const asked = estate
      ? estatePrice(value, 0)
      : dealersAsk(value, { age: ageInYears(aircraft, minute), condition });
    const terms = { kind: 'price', price: asked, offers: !estate } as const;
    writeListings(tx, [listingRow(moved, model, terms, minute)]);
    if (estate) addEstate(tx, estate, id, price, minute);
  }
  if (estate && purchases.length > 0) addClaims(tx, airline);
}
