import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { addListing, listingRow } from '#hooks/exchange/write-listing.ts';
import { rejectListed, rejectSale } from './reject-sale.ts';

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
