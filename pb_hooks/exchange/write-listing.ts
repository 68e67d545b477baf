import type { AircraftModel } from '#game/aircraft/aircraft-model.ts';
import { recordId } from '#game/chance/record-id.ts';
import { exchangeValue } from '#game/exchange/prices.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import type { AIRCRAFT } from '#game/tables/aircraft.ts';
import { LISTING } from '#game/tables/listing.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { insertInto, writeRows } from '../db/write-rows.ts';

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

const listingsOf = (tx: CoreApp, aircraft: string) =>
  tx.findRecordsByFilter('listing', 'aircraft = {:aircraft}', '', 1, 0, { aircraft });

/** Marks an aircraft for sale as sold while it is in the air. */
export function markSold(tx: CoreApp, aircraft: string): void {
  for (const record of listingsOf(tx, aircraft)) if (record) changeListing(tx, record.id, { state: 'sold' });
}

/** Ends the listing of an aircraft, if it is for sale. */
export function endListing(tx: CoreApp, aircraft: string): void {
  for (const record of listingsOf(tx, aircraft)) if (record) tx.delete(record);
}

/** Puts many aircraft up for sale at once, in the settlement or when an airline is closed. */
export const writeListings = (tx: CoreApp, rows: readonly StoredRow<typeof LISTING>[]): void =>
  writeRows(tx, LISTINGS, rows);
