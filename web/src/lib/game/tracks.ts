import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { flightSchema } from '../../../../game/records/flight.ts';
import { ownRecords } from './own-records.ts';

const trackSchema = z.pick(flightSchema, {
  id: true,
  number: true,
  aircraft: true,
  origin: true,
  destination: true,
  departed: true,
  landed: true,
});

/** What the map needs of the own flights in the air, and of those that leave before the clock's next full hour. */
const tracksQuery = ownRecords({
  key: ['flight', 'tracks'],
  collection: 'flight',
  schema: trackSchema,
  filter: "state = 'flying'",
  sort: 'id',
  fields: Object.keys(trackSchema.shape).join(','),
});

export const useTracks = () => useQuery(tracksQuery);
