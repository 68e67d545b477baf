import { queryOptions, useQuery } from '@tanstack/react-query';
import { researchSchema } from '#game/payloads/market.ts';
import { callApi } from '../api.ts';

/** All destinations from an airport (id) with demand and airlines. */
export const researchQuery = (from: string) =>
  queryOptions({
    queryKey: ['research', from],
    queryFn: ({ signal }) =>
      callApi(`/api/am/research?from=${encodeURIComponent(from)}`, researchSchema, { signal }),
    enabled: from !== '',
  });

export const useResearch = (from: string) => useQuery(researchQuery(from));
