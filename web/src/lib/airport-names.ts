import namesUrl from '@names/airport-names.json?url';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { CityNames } from '#game/world/airport/airport-entry.ts';
import { KEYS } from './query-keys.ts';

const namesSchema = z.record(z.string(), z.string());

/**
 * City names in other languages, loaded by the first search. Until then a search works without them.
 */
export const airportNamesQuery = queryOptions({
  queryKey: [KEYS.airports, 'names'],
  queryFn: async ({ signal }): Promise<CityNames> => {
    const response = await fetch(namesUrl, { signal });
    if (!response.ok) throw new Error(`The names of the cities could not be loaded (${response.status}).`);
    return namesSchema.parse(await response.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
});
