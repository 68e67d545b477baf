import { queryOptions, useQuery } from '@tanstack/react-query';
import { skipSchema } from '#game/network/timetable/skip.ts';
import { callApi } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { KEYS } from '../query-keys.ts';

const skipQuery = queryOptions({
  queryKey: [KEYS.own, 'skip'],
  queryFn: ({ signal }) => callApi('/api/am/skip', skipSchema, { signal }),
});

/** Returns when the first flight departs and whether the player can skip to it. */
export const useSkip = () => useQuery(skipQuery);

/** Advances the world to the hour of the first departure. Resolves at the end. The clock moves in between. */
export async function skipAhead(): Promise<void> {
  try {
    await callApi('/api/am/skip', skipSchema, { method: 'POST', body: {} });
  } finally {
    void queryClient.invalidateQueries({ queryKey: [KEYS.own] });
  }
}
