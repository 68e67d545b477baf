import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '../shared/context.ts';
import { findOwnListing } from './find-listing.ts';
import { rejectSale } from './reject-sale.ts';

const CHANGE = 'UPDATE listing SET price = {:price}, offers = {:offers} WHERE id = {:id}';

/** Changes the asking price of an own aircraft, and whether buyers may bargain. */
export function changeListing(context: ActionContext, input: ActionInput<'listing.change'>): object {
  const { id, aircraft } = findOwnListing(context, input.listing);
  const { price, offers } = input;
  rejectSale(context, aircraft, price, 'listing');
  context.tx.db().newQuery(CHANGE).bind({ id, price, offers }).execute();
  return {};
}
