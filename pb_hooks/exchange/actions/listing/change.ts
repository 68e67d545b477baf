import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { changeListing as changeRecord } from '#hooks/exchange/write-listing.ts';
import { findOwnListing } from './find-listing.ts';
import { rejectSale } from './reject-sale.ts';

/** Changes the asking price of an own aircraft, and whether buyers may bargain. */
export function changeListing(context: ActionContext, input: ActionInput<'listing.change'>): object {
  const { id, aircraft } = findOwnListing(context, input.listing);
  const { price, offers } = input;
  rejectSale(context, aircraft, price, 'listing');
  changeRecord(context.tx, id, { price, offers });
  return {};
}
