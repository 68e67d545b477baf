import { LISTING } from '#game/tables/listing.ts';
import type { StoredRow } from '#game/tables/table.ts';
import type { CheckContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';

type StoredListing = StoredRow<typeof LISTING>;

const ONE = "FROM listing s WHERE s.id = {:listing} AND s.state = 'open' AND s.kind = 'price'";
const STORED = aliased(LISTING, 's');

/**
 * Returns an aircraft that is for sale at a fixed price.
 * @throws BadRequestError that names `listing`
 */
export function findListing({ tx }: CheckContext, listing: string): StoredListing {
  const [found] = readAll(tx, STORED, ONE, { listing });
  if (found) return found;
  throw rejection('listing', 'not_for_sale', 'This aircraft is no longer for sale.');
}

/** Returns an own listing at a fixed price. The error is the same for unknown ids and for others' listings. */
export function findOwnListing(context: CheckContext, listing: string): StoredListing {
  const [found] = readAll(context.tx, STORED, ONE, { listing });
  if (found?.seller === context.airline.id) return found;
  throw rejection('listing', 'unknown_listing', 'You have no such aircraft for sale. It may have been sold.');
}
