import { queryOptions, useQuery } from '@tanstack/react-query';
import { awaySchema } from '#game/payloads/away.ts';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';

const awayQuery = (until: number) =>
  queryOptions({
    queryKey: [KEYS.own, 'away', until],
    queryFn: ({ signal }) => callApi('/api/am/away', awaySchema, { signal }),
  });

/** Returns what happened during the player's last absence. @param until world minute at which it ended */
export const useAway = (until: number) => useQuery(awayQuery(until));
