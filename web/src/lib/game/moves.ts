import { queryOptions, useQuery } from '@tanstack/react-query';
import { movesSchema } from '#game/payloads/away.ts';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';

const movesQuery = queryOptions({
  queryKey: [KEYS.market, 'moves'],
  queryFn: ({ signal }) => callApi('/api/am/moves', movesSchema, { signal }),
});

/** Other airlines' recent moves on the player's routes. */
export const useMoves = () => useQuery(movesQuery);
