import { LISTING } from '#game/tables/listing.ts';
import { columnNames, type StoredRow } from '#game/tables/table.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, type Shape, type ShapedRow } from '../db/shape.ts';

export type StoredListing = StoredRow<typeof LISTING>;

const g = aliased(LISTING, 'g');
const STORED = Object.fromEntries(columnNames(LISTING).map((name) => [name, g[name]])) as typeof g & Shape;

/** Reads whole rows of public airlines. @param where the statement from WHERE on, for the table `listing g` */
export const readListings = (
  app: CoreApp,
  where: string,
  params: Record<string, string | number> = {},
): StoredListing[] =>
  readAll(app, STORED, `FROM listing g ${where}`, params) as ShapedRow<typeof STORED> as never;

/** Returns the row of a public airline. Undefined if the airline is private or unknown. */
export const listingOf = (app: CoreApp, airline: string): StoredListing | undefined =>
  readListings(app, 'WHERE g.airline = {:airline}', { airline })[0];
