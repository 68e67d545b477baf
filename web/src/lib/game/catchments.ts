import { queryOptions } from '@tanstack/react-query';
import { catchmentsSchema } from '#game/payloads/market.ts';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';

export interface Catchment {
  /** Population for which it is the nearest airport. */
  people: number;
  /** One-way trips per year that begin there, of residents and visitors. */
  trips: number;
}

/** By IATA code, without airports that have no scheduled service or no data. */
export type Catchments = ReadonlyMap<string, Catchment>;

/** The catchments of all airports. Only an import changes them. */
export const catchmentsQuery = queryOptions({
  queryKey: [KEYS.catchments],
  queryFn: async ({ signal }): Promise<Catchments> => {
    const { iata, people, trips } = await callApi('/api/am/catchments', catchmentsSchema, { signal });
    return new Map(
      iata.map((code, index) => [code, { people: people[index] as number, trips: trips[index] as number }]),
    );
  },
  staleTime: Number.POSITIVE_INFINITY,
});
