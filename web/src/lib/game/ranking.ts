import { queryOptions, useQuery } from '@tanstack/react-query';
import { rankingSchema } from '#game/payloads/ranking.ts';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';

/** Public figures of all airlines. Refetched once per game day if on screen, because it is large. */
const rankingQuery = queryOptions({
  queryKey: [KEYS.research, 'ranking'],
  queryFn: ({ signal }) => callApi('/api/am/ranking', rankingSchema, { signal }),
});

export const useRanking = () => useQuery(rankingQuery);
