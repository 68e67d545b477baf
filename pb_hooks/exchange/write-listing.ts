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

/** Puts aircraft up for sale. */
export const writeListings = (tx: CoreApp, rows: readonly StoredRow<typeof LISTING>[]): void =>
  writeRows(tx, LISTINGS, rows);
