import { DEALERS } from '#game/books/accounts.ts';
import { dealersAsk } from '#game/exchange/dealers-ask.ts';
import {
  type DealerChoice,
  RESTOCK_MAX,
  STOCK_SIZE,
  type StockAirport,
  stockDraw,
} from '#game/exchange/draw-stock.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { exchangeChance } from '#game/world/chance/keyed-chance.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { newRegister } from '../fleet/new-register.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';
import { readModels } from '../settlement/state/read-world.ts';
import { boughtLately } from './bought-lately.ts';
import { usedAircraftRow } from './used-aircraft-row.ts';
import { writeEvents } from './write-history.ts';
import { listingRow, writeListings } from './write-listing.ts';

const FLEET = insertInto(AIRCRAFT);

const p = aliased(AIRPORT, 'p');
const PLACE = {
  id: p.id,
  country: p.country,
  continent: p.continent,
  longest_runway_m: p.longest_runway_m,
};
const PLACES = "FROM airport p WHERE p.type = 'large_airport' ORDER BY p.id";

/** The moment at which dealers take aircraft in. */
export interface StockMoment {
  seed: string;
  /** First day of the world. */
  start: string;
  /** World minute. */
  minute: number;
  /** Whether the dealers open now. */
  isFirst: boolean;
}

function readStockWorld(tx: CoreApp, { start, minute }: StockMoment): DealerChoice {
  const airports: StockAirport[] = readAll(tx, PLACE, PLACES);
  return {
    models: [...readModels(tx).values()],
    airports,
    year: calendarAt(start, minute).year,
    bought: boughtLately(tx, minute),
  };
}

/**
 * Lets the dealers take in aircraft from outside the world, at most as many as they want to have: all at once when they
 * open, later some per week, of models that airlines have been buying.
 */
export function takeIn(tx: CoreApp, moment: StockMoment): void {
  const { seed, minute, isFirst } = moment;
  const missing = STOCK_SIZE - tx.countRecords('listing', $dbx.hashExp({ seller: DEALERS }));
  const count = isFirst ? missing : Math.min(missing, RESTOCK_MAX);
  if (count <= 0) return;
  const draw = stockDraw(readStockWorld(tx, moment), minute);
  const chance = exchangeChance(seed);
  const register = newRegister(tx);
  const taken = Array.from({ length: count }, (_, index) => {
    const drawn = draw(index, chance(`stock ${minute} ${index}`));
    if (!drawn) return null;
    const id = recordId(['stock', minute, index]);
    const { id: place, country } = drawn.airport;
    const when = { ordered: minute, delivered: minute };
    const owned = { id, airline: DEALERS, registration: register(country, id), place, price: 0, revision: 0 };
    const row = usedAircraftRow(drawn, { ...owned, ...when });
    const listing = listingRow(row, drawn.model, { kind: 'price', price: 0, offers: true }, minute);
    return { row, listing: { ...listing, price: dealersAsk(listing.value, listing) } };
  }).filter((one) => one !== null);
  writeRows(
    tx,
    FLEET,
    taken.map(({ row }) => row),
  );
  writeListings(
    tx,
    taken.map(({ listing }) => listing),
  );
  writeEvents(
    tx,
    taken.map(({ row, listing: { value, age } }) => ({
      id: recordId(['stock event', row.id]),
      aircraft: row.id,
      model: row.model,
      minute,
      event: 'stock',
      seller: '',
      owner: DEALERS,
      price: 0,
      value,
      age,
      hours: row.hours,
      cycles: row.cycles,
      registration: row.registration,
      check_kind: '',
    })),
  );
}
