import { exchangeValue } from '#game/exchange/prices.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import type { AIRCRAFT } from '#game/tables/aircraft.ts';
import { LISTING } from '#game/tables/listing.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';

const LISTINGS = insertInto(LISTING);

type Listed = Omit<StoredRow<typeof AIRCRAFT>, 'name'>;
type Terms = Pick<StoredRow<typeof LISTING>, 'kind' | 'price' | 'offers'>;

/** Returns the row of an aircraft that is put up for sale. @param now world minute */
export const listingRow = (
  aircraft: Listed,
  model: AircraftModel,
  { kind, price, offers }: Terms,
  now: number,
): StoredRow<typeof LISTING> => ({
  id: recordId(['listing', aircraft.id, now, aircraft.revision]),
  aircraft: aircraft.id,
  model: aircraft.model,
  registration: aircraft.registration,
  seller: aircraft.airline,
  kind,
  state: 'open',
  price,
  offers,
  opened: now,
  value: exchangeValue(model, aircraft, now),
  age: ageInYears(aircraft, now),
  hours: aircraft.hours,
  cycles: aircraft.cycles,
  condition: aircraft.condition,
  checks: aircraft.checks,
  economy: aircraft.economy,
  business: aircraft.business,
  first: aircraft.first,
  airport: aircraft.place,
  ready: aircraft.ready,
});

/**
 * Puts an aircraft up for sale. As a record, so that pages that show the market hear of it. So do they when it changes
 * or ends, by the functions below.
 */
export function addListing(tx: CoreApp, row: StoredRow<typeof LISTING>): void {
  tx.save(new Record(tx.findCollectionByNameOrId('listing'), row));
}

/** Changes a listing. */
export function changeListing(
  tx: CoreApp,
  id: string,
  changes: Partial<Pick<StoredRow<typeof LISTING>, 'price' | 'offers' | 'state'>>,
): void {
  const record = tx.findRecordById('listing', id);
  for (const [name, value] of Object.entries(changes)) record.set(name, value);
  tx.save(record);
}

const OF_AIRCRAFT = 'aircraft IN (SELECT value FROM json_each({:ids}))';
const SOLD = `UPDATE listing SET state = 'sold' WHERE ${OF_AIRCRAFT}`;
const ENDED = `DELETE FROM listing WHERE ${OF_AIRCRAFT}`;

const listingsOf = (tx: CoreApp, aircraft: readonly string[]): core.Record[] =>
  aircraft
    .flatMap((id) => tx.findRecordsByFilter('listing', 'aircraft = {:aircraft}', '', 1, 0, { aircraft: id }))
    .filter((record) => record !== undefined);

const runFor = (tx: CoreApp, sql: string, aircraft: readonly string[]) =>
  tx
    .db()
    .newQuery(sql)
    .bind({ ids: JSON.stringify(aircraft) })
    .execute();

/**
 * Marks aircraft for sale as sold while they are in the air.
 * @param isHourEnd whether the settlement does it: with one statement, because all pages refresh after it
 */
export function markSold(tx: CoreApp, aircraft: readonly string[], isHourEnd = false): void {
  if (isHourEnd) runFor(tx, SOLD, aircraft);
  else for (const { id } of listingsOf(tx, aircraft)) changeListing(tx, id, { state: 'sold' });
}

/** Ends the listings of those aircraft that are for sale. @param isHourEnd see `markSold` */
export function endListings(tx: CoreApp, aircraft: readonly string[], isHourEnd = false): void {
  if (isHourEnd) runFor(tx, ENDED, aircraft);
  else for (const record of listingsOf(tx, aircraft)) tx.delete(record);
}

/** Puts many aircraft up for sale at once, in the settlement or when an airline is closed. */
export const writeListings = (tx: CoreApp, rows: readonly StoredRow<typeof LISTING>[]): void =>
  writeRows(tx, LISTINGS, rows);
