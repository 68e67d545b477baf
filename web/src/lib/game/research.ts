import { queryOptions, useQuery } from '@tanstack/react-query';
import { researchSchema } from '#game/payloads/market.ts';
import { callInTurn } from '../api.ts';
import { KEYS } from '../query-keys.ts';

/** All destinations from an airport (id) with demand and airlines. */
export const researchQuery = (from: string) =>
  queryOptions({
    queryKey: [KEYS.research, from],
    queryFn: ({ signal }) =>
      callInTurn(`/api/am/research?from=${encodeURIComponent(from)}`, researchSchema, { signal }),
    enabled: from !== '',
  });

export const useResearch = (from: string) => useQuery(researchQuery(from));
