import { useEffect } from 'react';
import { LISTING, type Listing } from '#game/tables/listing.ts';
import { client } from './client.ts';
import { type ListingChange, refetchExchange } from './game/exchange.ts';
import { queryClient } from './query-client.ts';

/** Time in which several changes are fetched together, for example those of one action. */
const TOGETHER_MS = 150;

/**
 * Subscribes to collections. Returns a function that stops this.
 * @param onChange called with the change if it is that of a listing
 */
function follow(collections: readonly string[], onChange: (change?: ListingChange) => void): () => void {
  let stopped = false;
  const stops: (() => void)[] = [];
  for (const name of collections)
    client
      .collection(name)
      .subscribe<Listing>('*', ({ action, record: { id, aircraft } }) =>
        onChange(name === LISTING.name ? { id, aircraft, hasEnded: action === 'delete' } : undefined),
      )
      .then((unsubscribe) => {
        // After a sign-out the server would reject it. lib/realtime.ts then closes the stream with all subscriptions.
        const stop = () => {
          if (client.authStore.isValid) void unsubscribe().catch(() => undefined);
        };
        if (stopped) stop();
        else stops.push(stop);
      })
      // The stream may be down. lib/realtime.ts refetches when it is back.
      .catch(() => undefined);
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}

/**
 * Refetches the exchange whenever a record of some collections changes, while the component is shown.
 * A trade also changes the airline, whose own event refetches its fleet and cash.
 * @param collections a constant
 */
export function useExchangeEvents(collections: readonly string[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changes: ListingChange[] = [];
    const wait = () => {
      timer ??= setTimeout(refetch, TOGETHER_MS);
    };
    const refetch = () => {
      timer = undefined;
      // This may be the player's own action. When it is done, it closes the details of what was bought or sold.
      if (queryClient.isMutating() > 0) return wait();
      void refetchExchange(changes);
      changes = [];
    };
    const stop = follow(collections, (change) => {
      if (change) changes.push(change);
      wait();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [collections]);
}
