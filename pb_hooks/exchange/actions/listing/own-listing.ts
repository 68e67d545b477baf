import type { ActionInput } from '#game/actions/actions.ts';
import { LISTING } from '#game/tables/listing.ts';
import type { StoredRow } from '#game/tables/table.ts';
import type { ActionContext, CheckContext } from '#hooks/action/shared/context.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import {
  addListing,
  changeListing as changeRecord,
  endListings,
  listingRow,
} from '#hooks/exchange/write-listing.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { rejectListed, rejectSale } from './reject-sale.ts';

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

/** Changes the asking price of an own aircraft, and whether buyers may bargain. */
export function changeListing(context: ActionContext, input: ActionInput<'listing.change'>): object {
  const { id, aircraft } = findOwnListing(context, input.listing);
  const { price, offers } = input;
  rejectSale(context, aircraft, price, 'listing');
  changeRecord(context.tx, id, { price, offers });
  return {};
}

/** Takes an own aircraft off the market. */
export function withdrawListing(context: ActionContext, input: ActionInput<'listing.withdraw'>): object {
  endListings(context.tx, [findOwnListing(context, input.listing).aircraft]);
  return {};
}

/** Offers an own aircraft for sale at a price. It keeps flying until it is sold. */
export function openListing(context: ActionContext, input: ActionInput<'listing.open'>): object {
  const { tx, now } = context;
  const { price, offers } = input;
  const { id, model, registration } = findOwn(context, 'aircraft', input.aircraft);
  rejectListed(context, id, registration);
  const aircraft = rejectSale(context, id, price, 'aircraft');
  const row = listingRow(aircraft, findModel(tx, model), { kind: 'price', price, offers }, now);
  const listing = context.newId();
  addListing(tx, { ...row, id: listing });
  return { listing };
}
