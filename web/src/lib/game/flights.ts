import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Flight, flightSchema } from '../../../../game/records/flight.ts';
import { OWN } from '../act.ts';
import { ApiError } from '../api-error.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

/** Flights in the air, and those that leave before the clock's next full hour. */
const flyingQuery = ownRecords({
  key: ['flight', 'flying'],
  collection: 'flight',
  schema: flightSchema,
  filter: "state = 'flying'",
  sort: 'departed',
});

/**
 * Flights that were to depart in [from, to), world minutes, the earliest first; kept for 14 game days.
 * Round both, or each render asks anew.
 */
const flightsQuery = (from: number, to: number) =>
  ownRecords({
    key: ['flight', 'between', from, to],
    collection: 'flight',
    schema: flightSchema,
    filter: client.filter('departs >= {:from} && departs < {:to}', { from, to }),
    sort: 'departs',
  });

/** One flight by its id. */
export const flightQuery = (id: string) =>
  queryOptions({
    queryKey: [OWN, 'flight', 'one', id],
    queryFn: async ({ signal }): Promise<Flight> =>
      flightSchema.parse(await client.collection('flight').getOne(id, { signal })),
    // A flight that is gone stays so.
    retry: (failures, error) => failures < 3 && !(error instanceof ApiError && error.status === 404),
    enabled: id !== '',
  });

/** The own flight that landed last, for who wants to see what it earned; null before the first. */
export const lastLandedQuery = queryOptions({
  queryKey: [OWN, 'flight', 'landed last'],
  queryFn: async ({ signal }): Promise<{ id: string } | null> => {
    const found = await client.collection('flight').getList<{ id: string }>(1, 1, {
      filter: "state = 'landed'",
      sort: '-landed',
      fields: 'id',
      skipTotal: true,
      signal,
    });
    return found.items[0] ?? null;
  },
});

export const useFlying = () => useQuery(flyingQuery);
export const useFlights = (from: number, to: number) => useQuery(flightsQuery(from, to));
