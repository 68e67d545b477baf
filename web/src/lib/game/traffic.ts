import { queryOptions } from '@tanstack/react-query';
import { trafficSchema } from '#game/payloads/market.ts';
import { callApi } from '../api.ts';

/** All airlines' flights in the air. Stale after each settlement. */
export const trafficQuery = queryOptions({
  queryKey: ['traffic'],
  queryFn: ({ signal }) => callApi('/api/am/traffic', trafficSchema, { signal }),
});
