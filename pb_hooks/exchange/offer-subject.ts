import { rulesOf } from '#game/airline/rules.ts';
import { DEALERS } from '#game/books/accounts.ts';
import { exchangeValue } from '#game/exchange/prices.ts';
import { LISTING } from '#game/tables/listing.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { findModel } from '../action/shared/find-model.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { aliased } from '../platform/db/shape.ts';
import { readTraded, type TradedAircraft } from './read-traded.ts';

/** An aircraft that may be negotiated about. */
export interface OfferSubject {
  aircraft: TradedAircraft;
  /** Its listing, if it is for sale. */
  listing: StoredRow<typeof LISTING> | undefined;
  /** Market value on the exchange, in whole US dollars. */
  value: number;
}

const g = aliased(LISTING, 'g');
const RULES = "SELECT COALESCE(rules, 'null') AS json FROM airline WHERE id = {:owner}";

/** Returns the listing with an id, or of an aircraft. */
export const findListing = (app: CoreApp, column: 'id' | 'aircraft', key: string) =>
  readAll(app, g, `FROM listing g WHERE g.${column} = {:key} AND g.state = 'open'`, { key })[0];

/** Returns an aircraft with its value. Undefined if there is none. @param now world minute */
export function readSubject(app: CoreApp, id: string, now: number): OfferSubject | undefined {
  const aircraft = readTraded(app, id, now);
  if (!aircraft) return undefined;
  const listing = findListing(app, 'aircraft', id);
  // Age and price stay as they are while a dealer holds an aircraft.
  const isStock = aircraft.airline === DEALERS && listing !== undefined;
  const value = isStock ? listing.value : exchangeValue(findModel(app, aircraft.model), aircraft, now);
  return { aircraft, listing, value };
}

/** Checks whether an airline takes offers for aircraft that it has not listed. Rivals do. */
export const takesUnlisted = (app: CoreApp, owner: string): boolean =>
  rulesOf(readJson<unknown>(app, RULES, { owner })).unlisted_offers;
