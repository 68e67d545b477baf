import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased } from '../platform/db/shape.ts';

export type StoredShareListing = StoredRow<typeof SHARE_LISTING>;

const LISTED = aliased(SHARE_LISTING, 'g');

/** Reads whole rows of public airlines. @param where the statement from WHERE on, for the table `share_listing g` */
export const readShareListings = (
  app: CoreApp,
  where: string,
  params: Record<string, string | number> = {},
): StoredShareListing[] => readAll(app, LISTED, `FROM share_listing g ${where}`, params);

/** Returns the row of a public airline. Undefined if the airline is private or unknown. */
export const shareListingOf = (app: CoreApp, airline: string): StoredShareListing | undefined =>
  readShareListings(app, 'WHERE g.airline = {:airline}', { airline })[0];
