import { breaksCrossHolding } from '#hooks/share/cross-holding.ts';
import { listingOf, type StoredListing } from '#hooks/share/read-listing.ts';
import type { ActionContext } from '../shared/context.ts';
import { rejection } from '../shared/reject.ts';

/** Returns the code of an airline for a memo, because a deleted airline must leave no name behind. */
export const codeOf = (tx: CoreApp, airline: string): string =>
  tx.findRecordById('airline', airline).getString('code');

/** Rejects everything about shares before the hour from which the rules of 0.6.0 apply. */
export function rejectTooEarly({ world }: ActionContext, field: string): void {
  if (world.hasRules06) return;
  throw rejection(field, 'too_early', 'Shares are traded from the next game hour on.');
}

/** Returns the row of the airline whose shares are wanted. Rejects the caller's own airline and private ones. */
export function findListing(
  context: ActionContext,
  airline: string,
  state: StoredListing['state'],
): StoredListing {
  rejectTooEarly(context, 'airline');
  if (airline === context.airline.id)
    throw rejection('airline', 'own_airline', 'An airline cannot trade its own shares.');
  const listing = listingOf(context.tx, airline);
  if (!listing) throw rejection('airline', 'not_listed', 'There is no such airline on the stock market.');
  if (listing.state === state) return listing;
  throw state === 'listed'
    ? rejection(
        'airline',
        'not_listed',
        'Its shares can be subscribed. They trade when the subscription ends.',
      )
    : rejection('airline', 'offer_closed', 'Its shares can no longer be subscribed. Place an order instead.');
}

/** Rejects a purchase after which an airline would hold shares of one of its owners. */
export function rejectCrossHolding({ tx, airline }: ActionContext, issuer: string, lots: number): void {
  if (!breaksCrossHolding(tx, airline.id, issuer, lots)) return;
  throw rejection(
    'airline',
    'cross_holding',
    `${codeOf(tx, issuer)} and your airline would own each other. An airline cannot hold shares of an airline that owns 5% or more of it.`,
  );
}
