import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { flightSchema } from '#game/records/flight.ts';
import { queryClient } from '../query-client.ts';
import { KEYS } from '../query-keys.ts';
import { worldQuery } from '../world.ts';
import { readOwnRecords } from './own-records.ts';

const trackSchema = z.pick(flightSchema, {
  id: true,
  number: true,
  aircraft: true,
  origin: true,
  destination: true,
  departed: true,
  landed: true,
});
export type Track = z.infer<typeof trackSchema>;

interface Tracks {
  /** Last settled hour at the time of the request. Null if unknown. */
  hour: number | null;
  tracks: Track[];
}

/** Tracks of the airline's flights in the air or departing before the next full hour. */
const tracksQuery = queryOptions({
  queryKey: [KEYS.own, 'flight', 'tracks'],
  queryFn: async ({ signal }): Promise<Tracks> => {
    const hour = queryClient.getQueryData(worldQuery.queryKey)?.hour ?? null;
    const wanted = {
      collection: 'flight',
      schema: trackSchema,
      filter: "state = 'flying'",
      sort: 'id',
      fields: Object.keys(trackSchema.shape).join(','),
    };
    return { hour, tracks: await readOwnRecords(wanted, signal) };
  },
});

const tracksOf = ({ tracks }: Tracks) => tracks;

export const useTracks = () => useQuery({ ...tracksQuery, select: tracksOf });

/** Returns the tracks with the hour of their data. */
export const useDatedTracks = () => useQuery(tracksQuery);
