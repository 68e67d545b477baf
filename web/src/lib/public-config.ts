import { queryOptions } from '@tanstack/react-query';
import { publicConfigSchema } from '#game/platform/config/public-config.ts';
import { callApi } from './api.ts';
import { KEYS } from './query-keys.ts';

/** The server's public configuration: version, tile services and whether it can send email. */
export const publicConfigQuery = queryOptions({
  queryKey: [KEYS.config],
  queryFn: ({ signal }) => callApi('/api/am/config', publicConfigSchema, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
