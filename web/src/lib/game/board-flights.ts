import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { flightSchema } from '../../../../game/records/flight.ts';
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

/** A flight without its money: what boards and lists say of it. */
export type BoardFlight = z.infer<typeof boardFlightSchema>;

/**
 * Flights that were to depart from a world minute on, the earliest first. What was there stays while the next hour's come.
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
