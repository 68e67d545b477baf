import { queryOptions } from '@tanstack/react-query';
import { type Airport, decodeAirports } from '#game/world/airport/airport.ts';
import { callApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { publicConfigQuery } from './public-config.ts';
import { queryClient } from './query-client.ts';
import { KEYS } from './query-keys.ts';

/** Uses the browser's cache, because the file's name changes with its content. */
const fetchFile = (name: string, signal: AbortSignal): Promise<Airport[]> =>
  callApi(`/api/am/files/${name}`, { parse: decodeAirports }, { signal, cache: 'force-cache' });

/** All airports (about 4,500), loaded once per page load when first needed. */
export const worldAirportsQuery = queryOptions({
  queryKey: [KEYS.airports, 'world'],
  queryFn: async ({ signal }) => {
    const { airports } = await queryClient.ensureQueryData(publicConfigQuery);
    try {
      return await fetchFile(airports, signal);
    } catch (error) {
      // The server was upgraded after this page was loaded and has another file name now.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      const config = await queryClient.fetchQuery({ ...publicConfigQuery, staleTime: 0 });
      return fetchFile(config.airports, signal);
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});
