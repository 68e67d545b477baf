import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Flight, flightSchema } from '../../../../game/records/flight.ts';
import { OWN } from '../act.ts';
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

/** Flights of one route that were to depart from a world minute on, the earliest first. Round the minute. */
const routeFlightsQuery = (route: string, since: number) =>
  ownRecords({
    key: ['flight', 'of route', route, since],
    collection: 'flight',
    schema: flightSchema,
    filter: client.filter('route = {:route} && departs >= {:since}', { route, since }),
    sort: 'departs',
  });

/** One own flight by its id; null where it is another airline's or long past. */
export const flightQuery = (id: string) =>
  queryOptions({
    queryKey: [OWN, 'flight', 'one', id],
    queryFn: async ({ signal }): Promise<Flight | null> => {
      // A list, because a record that is not there would be an error on the browser's console.
      const { items } = await client
        .collection('flight')
        .getList(1, 1, { filter: client.filter('id = {:id}', { id }), skipTotal: true, signal });
      return items[0] ? flightSchema.parse(items[0]) : null;
    },
    enabled: id !== '',
  });

/** The own flight with passengers that landed last, for who wants to see what it earned; null before the first. */
export const lastLandedQuery = queryOptions({
  queryKey: [OWN, 'flight', 'landed last'],
  queryFn: async ({ signal }): Promise<{ id: string } | null> => {
    const found = await client.collection('flight').getList<{ id: string }>(1, 1, {
      filter: "state = 'landed' && route != ''",
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
export const useRouteFlights = (route: string, since: number) => useQuery(routeFlightsQuery(route, since));
