import { queryOptions } from '@tanstack/react-query';
import { trafficSchema } from '../../../../game/records/market.ts';
import { callApi } from '../api.ts';

/** Every airline's flights in the air. Goes out of date with each settlement. */
export const trafficQuery = queryOptions({
  queryKey: ['traffic'],
  queryFn: ({ signal }) => callApi('/api/am/traffic', trafficSchema, { signal }),
});
