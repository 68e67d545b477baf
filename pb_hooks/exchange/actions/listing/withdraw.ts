import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { endListings } from '#hooks/exchange/write-listing.ts';
import { findOwnListing } from './find-listing.ts';

/** Takes an own aircraft off the market. */
export function withdrawListing(context: ActionContext, input: ActionInput<'listing.withdraw'>): object {
  endListings(context.tx, [findOwnListing(context, input.listing).aircraft]);
  return {};
}
