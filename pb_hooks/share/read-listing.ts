import { LISTING } from '#game/tables/listing.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { readAll } from '../db/read-all.ts';
import { aliased } from '../db/shape.ts';

export type StoredListing = StoredRow<typeof LISTING>;

const LISTED = aliased(LISTING, 'g');

/** Reads whole rows of public airlines. @param where the statement from WHERE on, for the table `listing g` */
export const readListings = (
  app: CoreApp,
  where: string,
  params: Record<string, string | number> = {},
): StoredListing[] => readAll(app, LISTED, `FROM listing g ${where}`, params);

/** Returns the row of a public airline. Undefined if the airline is private or unknown. */
export const listingOf = (app: CoreApp, airline: string): StoredListing | undefined =>
  readListings(app, 'WHERE g.airline = {:airline}', { airline })[0];
