import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FLIGHT, type Flight } from '#game/tables/flight.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

const COLUMNS = [
  'id',
  'aircraft',
  'instead_of',
  'route',
  'leg',
  'number',
  'origin',
  'destination',
  'departs',
  'arrives',
  'departed',
  'landed',
  'delay',
  'state',
  'cause',
  'seats_economy',
  'seats_business',
  'seats_first',
  'pax_economy',
  'pax_business',
  'pax_first',
] as const satisfies (keyof Flight)[];

/** A flight without finances, for boards and lists. */
export type BoardFlight = Pick<Flight, (typeof COLUMNS)[number]>;

/**
 * Returns the flights scheduled from a world minute, earliest first. Keeps old data while the next hour
 * loads.
 *
 * @param from rounded to an hour or more
 */
export const useBoardFlights = (from: number) =>
  useQuery({
    ...ownRecords({
      part: ['board', from],
      table: FLIGHT,
      columns: COLUMNS,
      filter: client.filter('departs >= {:from}', { from }),
      sort: 'departs',
    }),
    placeholderData: keepPreviousData,
  });
