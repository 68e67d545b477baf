import { queryOptions, useQuery } from '@tanstack/react-query';
import { faresSchema } from '#game/payloads/away.ts';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';

const faresQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [KEYS.market, 'fares', from, to],
    queryFn: ({ signal }) => callApi(`/api/am/fares?from=${from}&to=${to}`, faresSchema, { signal }),
  });

/** Everybody's economy fares between two airports (ids) in the last half-year. */
export const useFares = (from: string, to: string) => useQuery(faresQuery(from, to));
