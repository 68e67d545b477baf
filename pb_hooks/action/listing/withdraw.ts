import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '../shared/context.ts';
import { findOwnListing } from './find-listing.ts';

/** Takes an own aircraft off the market. */
export function withdrawListing(context: ActionContext, input: ActionInput<'listing.withdraw'>): object {
  const { id } = findOwnListing(context, input.listing);
  context.tx.db().newQuery('DELETE FROM listing WHERE id = {:id}').bind({ id }).execute();
  return {};
}
