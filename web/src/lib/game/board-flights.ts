import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { flightSchema } from '#game/records/flight.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

const boardFlightSchema = z.pick(flightSchema, {
  id: true,
  aircraft: true,
  instead_of: true,
  route: true,
  leg: true,
  number: true,
  origin: true,
  destination: true,
  departs: true,
  arrives: true,
  departed: true,
  landed: true,
  delay: true,
  state: true,
  cause: true,
  seats_economy: true,
  seats_business: true,
  seats_first: true,
  pax_economy: true,
  pax_business: true,
  pax_first: true,
});

/** A flight without finances, for boards and lists. */
export type BoardFlight = z.infer<typeof boardFlightSchema>;

/**
 * Returns the flights scheduled from a world minute, earliest first. Keeps old data while the next hour
 * loads.
 *
 * @param from rounded to an hour or more
 */
export const useBoardFlights = (from: number) =>
  useQuery({
    ...ownRecords({
      key: ['flight', 'board', from],
      collection: 'flight',
      schema: boardFlightSchema,
      filter: client.filter('departs >= {:from}', { from }),
      sort: 'departs',
      fields: Object.keys(boardFlightSchema.shape).join(','),
    }),
    placeholderData: keepPreviousData,
  });
