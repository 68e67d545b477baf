import { queryOptions, useQuery } from '@tanstack/react-query';
import { cashSchema } from '#game/payloads/cash.ts';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';

const cashQuery = queryOptions({
  queryKey: [KEYS.own, 'cash'],
  queryFn: ({ signal }) => callApi('/api/am/cash', cashSchema, { signal }),
});

/** Cash of the airline in past weeks, and its forecast. */
export const useCash = () => useQuery(cashQuery);
