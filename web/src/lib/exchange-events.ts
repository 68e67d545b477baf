import { useEffect } from 'react';
import { LISTING, type Listing } from '#game/tables/listing.ts';
import { type ListingChange, refetchExchange } from './game/exchange.ts';
import { queryClient } from './query-client.ts';
import { subscribe } from './stream/stream.ts';

/** Time in which several changes are fetched together, for example those of one action. */
const TOGETHER_MS = 150;

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
    const stops = collections.map((name) =>
      subscribe<{ action: string; record: Listing }>(`${name}/*`, ({ action, record: { id, aircraft } }) => {
        if (name === LISTING.name) changes.push({ id, aircraft, hasEnded: action === 'delete' });
        wait();
      }),
    );
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [collections]);
}
