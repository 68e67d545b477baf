import { queryOptions, useQuery } from '@tanstack/react-query';
import { cashSchema } from '#game/payloads/cash.ts';
import { callInTurn } from '../api.ts';
import { KEYS } from '../query-keys.ts';

/** Cash of the airline in past weeks, and its forecast. */
export const cashQuery = queryOptions({
  queryKey: [KEYS.own, 'cash'],
  queryFn: ({ signal }) => callInTurn('/api/am/cash', cashSchema, { signal }),
});

export const useCash = () => useQuery(cashQuery);
