import { queryOptions } from '@tanstack/react-query';
import type { Airport } from '#game/world/airport/airport.ts';
import { client } from './client.ts';
import { KEYS } from './query-keys.ts';

/** One airport by id, for pages that need only this one. */
export const airportQuery = (id: string) =>
  queryOptions({
    queryKey: [KEYS.airport, id],
    queryFn: ({ signal }) => client.collection('airport').getOne<Airport>(id, { signal }),
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
