import { useEffect } from 'react';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';
import { KEYS } from './query-keys.ts';

/** Time in which several changes are fetched together, for example those of one action. */
const TOGETHER_MS = 150;

/** Subscribes to collections. Returns a function that stops this. */
function follow(collections: readonly string[], onChange: () => void): () => void {
  let stopped = false;
  const stops: (() => void)[] = [];
  for (const name of collections)
    client
      .collection(name)
      .subscribe('*', onChange)
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
    const refetch = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: [KEYS.exchange] });
      }, TOGETHER_MS);
    };
    const stop = follow(collections, refetch);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [collections]);
}
