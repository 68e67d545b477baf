import { queryOptions } from '@tanstack/react-query';
import { catchmentsSchema } from '../../../../game/records/market.ts';
import { callApi } from '../api.ts';

export interface Catchment {
  /** People of whom it is the airport. */
  people: number;
  /** One-way trips a year that begin there, residents' and visitors'. */
  trips: number;
}

/** By IATA code; airports without scheduled service, and those of which nothing is known, are missing. */
export type Catchments = ReadonlyMap<string, Catchment>;

/** Who lives around each airport. Only an import changes it. */
export const catchmentsQuery = queryOptions({
  queryKey: ['catchments'],
  queryFn: async ({ signal }): Promise<Catchments> => {
    const { iata, people, trips } = await callApi('/api/am/catchments', catchmentsSchema, { signal });
    return new Map(
      iata.map((code, at) => [code, { people: people[at] as number, trips: trips[at] as number }]),
    );
  },
  staleTime: Number.POSITIVE_INFINITY,
});
