import { queryOptions } from '@tanstack/react-query';
import type { Airport } from '#game/world/airport/airport.ts';
import { client } from '#web/lib/client.ts';
import { LIST_BATCH } from '#web/lib/list-batch.ts';
import { KEYS } from '#web/lib/query-keys.ts';

/** An airport record. An elevation of 0 metres means either sea level or unknown. */
type AirportRecord = Omit<Airport, 'elevation_m'> & { elevation_m: number; elevation_known: boolean };

function toAirport({ elevation_known, elevation_m, ...record }: AirportRecord): Airport {
  return { ...record, elevation_m: elevation_known ? elevation_m : null };
}

const airports = () => client.collection('airport');

/** The initial airports of the map: Europe's large airports. */
export const europeLargeQuery = queryOptions({
  queryKey: [KEYS.airports, 'EU', 'large_airport'],
  queryFn: async ({ signal }) => {
    const filter = client.filter('continent = {:continent} && type = {:type}', {
      continent: 'EU',
      type: 'large_airport',
    });
    const records = await airports().getFullList<AirportRecord>({ filter, batch: LIST_BATCH, signal });
    return records.map(toAirport);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** One airport by id, for a hub outside the initial airports. */
export const airportByIdQuery = (id: string) =>
  queryOptions({
    queryKey: [KEYS.airports, 'id', id],
    queryFn: async ({ signal }) => toAirport(await airports().getOne<AirportRecord>(id, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One airport by IATA code. Null if there is none. */
export const airportByCodeQuery = (code: string) =>
  queryOptions({
    queryKey: [KEYS.airports, 'code', code],
    queryFn: async ({ signal }) => {
      const filter = client.filter('iata = {:code}', { code });
      const { items } = await airports().getList<AirportRecord>(1, 1, { filter, signal });
      return items[0] ? toAirport(items[0]) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
