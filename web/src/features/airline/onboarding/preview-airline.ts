import { queryOptions } from '@tanstack/react-query';
import { airlineProposalSchema } from '#game/airline/airline.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { KEYS } from '#web/lib/query-keys.ts';

const rejected = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Returns the stored form of an airline name and a free code for it. */
export const airlinePreviewQuery = (name: string) =>
  queryOptions({
    queryKey: [KEYS.airline, 'preview', name],
    queryFn: ({ signal }) =>
      callApi('/api/am/airline/preview', airlineProposalSchema, { method: 'POST', body: { name }, signal }),
    // Do not retry a rejected name. Do not cache, because a free name may be taken later.
    retry: (tries, error) => tries < 2 && !rejected(error),
    staleTime: 0,
    gcTime: 0,
  });
