import { queryOptions } from '@tanstack/react-query';
import { decodeAirports } from '../../../game/airport.ts';
import { callApi } from './api.ts';

/** All the world's airports: about 4,500, fetched once a page load by whoever needs them first. */
export const worldAirportsQuery = queryOptions({
  queryKey: ['airports', 'world'],
  queryFn: ({ signal }) => callApi('/api/am/airports', { parse: decodeAirports }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
