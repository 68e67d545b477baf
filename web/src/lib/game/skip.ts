import { queryOptions, useQuery } from '@tanstack/react-query';
import { skipSchema } from '../../../../game/skip.ts';
import { OWN } from '../act.ts';
import { callApi } from '../api.ts';
import { queryClient } from '../query-client.ts';

const skipQuery = queryOptions({
  queryKey: [OWN, 'skip'],
  queryFn: ({ signal }) => callApi('/api/am/skip', skipSchema, { signal }),
});

/** When the first flight departs, and whether the world can be skipped ahead to it. */
export const useSkip = () => useQuery(skipQuery);

/** Lets the world pass to the hour of the first departure. Resolves when it has; the clock moves on the way. */
export async function skipAhead(): Promise<void> {
  try {
    await callApi('/api/am/skip', skipSchema, { method: 'POST', body: {} });
  } finally {
    void queryClient.invalidateQueries({ queryKey: [OWN] });
  }
}
