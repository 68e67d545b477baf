import { queryOptions } from '@tanstack/react-query';
import type { Airport } from '../../../../game/airport.ts';
import { client } from '../../lib/client.ts';

/** An airport as its record says it: 0 metres stands for both sea level and not known. */
type AirportRecord = Omit<Airport, 'elevation_m'> & { elevation_m: number; elevation_known: boolean };

const FULL_LIST_BATCH = 500;

function toAirport({ elevation_known, elevation_m, ...record }: AirportRecord): Airport {
  return { ...record, elevation_m: elevation_known ? elevation_m : null };
}

const airports = () => client.collection('airport');

/** The airports that the map starts with: Europe's large ones. */
export const europeLargeQuery = queryOptions({
  queryKey: ['airports', 'EU', 'large_airport'],
  queryFn: async ({ signal }) => {
    const filter = client.filter('continent = {:continent} && type = {:type}', {
      continent: 'EU',
      type: 'large_airport',
    });
    const records = await airports().getFullList<AirportRecord>({ filter, batch: FULL_LIST_BATCH, signal });
    return records.map(toAirport);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** One airport by its id, for the hub of an airline that lies outside what the map starts with. */
export const airportByIdQuery = (id: string) =>
  queryOptions({
    queryKey: ['airports', 'id', id],
    queryFn: async ({ signal }) => toAirport(await airports().getOne<AirportRecord>(id, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One airport by its IATA code; null where none has it. */
export const airportByCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['airports', 'code', code],
    queryFn: async ({ signal }) => {
      const filter = client.filter('iata = {:code}', { code });
      const { items } = await airports().getList<AirportRecord>(1, 1, { filter, signal });
      return items[0] ? toAirport(items[0]) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
