import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { flightSchema } from '../../../../game/records/flight.ts';
import { OWN } from '../act.ts';
import { queryClient } from '../query-client.ts';
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
  /** The last hour that was settled when the tracks were asked for; null if that was not known. */
  hour: number | null;
  tracks: Track[];
}

/** What the map needs of the own flights in the air, and of those that leave before the clock's next full hour. */
const tracksQuery = queryOptions({
  queryKey: [OWN, 'flight', 'tracks'],
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

/** The same with the hour that they are from. */
export const useDatedTracks = () => useQuery(tracksQuery);
