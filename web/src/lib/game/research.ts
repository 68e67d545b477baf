import { queryOptions, useQuery } from '@tanstack/react-query';
import { researchSchema } from '../../../../game/records/market.ts';
import { callApi } from '../api.ts';

/** Every destination from an airport (its id) with who wants to go there, and who flies there. */
export const researchQuery = (from: string) =>
  queryOptions({
    queryKey: ['research', from],
    queryFn: ({ signal }) =>
      callApi(`/api/am/research?from=${encodeURIComponent(from)}`, researchSchema, { signal }),
    enabled: from !== '',
  });

export const useResearch = (from: string) => useQuery(researchQuery(from));
