import namesUrl from '@names/airport-names.json?url';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { CityNames } from '../../../game/airport-entry.ts';

const namesSchema = z.record(z.string(), z.string());

/**
 * The names of the airports' cities in other languages, fetched by the first search. A search does without them until
 * they are there.
 */
export const airportNamesQuery = queryOptions({
  queryKey: ['airports', 'names'],
  queryFn: async ({ signal }): Promise<CityNames> => {
    const response = await fetch(namesUrl, { signal });
    if (!response.ok) throw new Error(`The names of the cities could not be loaded (${response.status}).`);
    return namesSchema.parse(await response.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
});
