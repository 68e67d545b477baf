import { queryOptions } from '@tanstack/react-query';
import { airlineProposalSchema } from '../../../../game/airline.ts';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

const refused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** What founding an airline of this name would give: the name as it is kept, and a free code. */
export const airlinePreviewQuery = (name: string) =>
  queryOptions({
    queryKey: ['airline', 'preview', name],
    queryFn: ({ signal }) =>
      callApi('/api/am/airline/preview', airlineProposalSchema, { method: 'POST', body: { name }, signal }),
    // A name that is refused stays refused; one that is free now may be taken later.
    retry: (tries, error) => tries < 2 && !refused(error),
    staleTime: 0,
    gcTime: 0,
  });
