import { queryOptions, useQuery } from '@tanstack/react-query';
import { FLIGHT, type Flight } from '#game/tables/flight.ts';
import { OWN } from '../act.ts';
import { queryClient } from '../query-client.ts';
import { worldQuery } from '../world.ts';
import { readOwnRecords } from './own-records.ts';

const COLUMNS = [
  'id',
  'number',
  'aircraft',
  'origin',
  'destination',
  'departed',
  'landed',
] as const satisfies (keyof Flight)[];
export type Track = Pick<Flight, (typeof COLUMNS)[number]>;

interface Tracks {
  /** Last settled hour at the time of the request. Null if unknown. */
  hour: number | null;
  tracks: Track[];
}

/** Tracks of the airline's flights in the air or departing before the next full hour. */
const tracksQuery = queryOptions({
  queryKey: [OWN, 'flight', 'tracks'],
  queryFn: async ({ signal }): Promise<Tracks> => {
    const hour = queryClient.getQueryData(worldQuery.queryKey)?.hour ?? null;
    const wanted = {
      table: FLIGHT,
      columns: COLUMNS,
      filter: "state = 'flying'",
      sort: 'id',
    };
    return { hour, tracks: await readOwnRecords(wanted, signal) };
  },
});

const tracksOf = ({ tracks }: Tracks) => tracks;

export const useTracks = () => useQuery({ ...tracksQuery, select: tracksOf });

/** Returns the tracks with the hour of their data. */
export const useDatedTracks = () => useQuery(tracksQuery);
