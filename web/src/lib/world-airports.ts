import { queryOptions } from '@tanstack/react-query';
import { type Airport, decodeAirports } from '../../../game/airport.ts';
import { callApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { publicConfigQuery } from './public-config.ts';
import { queryClient } from './query-client.ts';

/** The file's name changes with its content, so whatever the browser has of that name is right. */
const fetchFile = (name: string, signal: AbortSignal): Promise<Airport[]> =>
  callApi(`/api/am/files/${name}`, { parse: decodeAirports }, { signal, cache: 'force-cache' });

/** All the world's airports: about 4,500, fetched once a page load by the first feature that needs them. */
export const worldAirportsQuery = queryOptions({
  queryKey: ['airports', 'world'],
  queryFn: async ({ signal }) => {
    const { airports } = await queryClient.ensureQueryData(publicConfigQuery);
    try {
      return await fetchFile(airports, signal);
    } catch (error) {
      // The server has been upgraded since this page was loaded, and names another file now.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      const config = await queryClient.fetchQuery({ ...publicConfigQuery, staleTime: 0 });
      return fetchFile(config.airports, signal);
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});
