import { queryOptions, useQuery } from '@tanstack/react-query';
import { FLIGHT, type Flight } from '#game/tables/flight.ts';
import { client } from '../client.ts';
import { KEYS } from '../query-keys.ts';
import { rowSchema } from '../row-schema.ts';
import { ownRecords } from './own-records.ts';

/** Flights in the air, and those that depart before the next full hour. */
const flyingQuery = ownRecords({
  part: ['flying'],
  table: FLIGHT,
  filter: "state = 'flying'",
  sort: 'departed',
});

/**
 * Flights of one route scheduled from a world minute, earliest first. The server keeps 14 game days. Round the minute,
 * because each new value sends a request.
 */
const routeFlightsQuery = (route: string, since: number) =>
  ownRecords({
    part: ['of route', route, since],
    table: FLIGHT,
    filter: client.filter('route = {:route} && departs >= {:since}', { route, since }),
    sort: 'departs',
  });

/** One of the airline's flights by id. Null if it is another airline's or no longer stored. */
export const flightQuery = (id: string) =>
  queryOptions({
    queryKey: [KEYS.own, 'flight', 'one', id],
    queryFn: async ({ signal }): Promise<Flight | null> => {
      // A list, because a missing record would log an error in the browser's console.
      const { items } = await client
        .collection('flight')
        .getList(1, 1, { filter: client.filter('id = {:id}', { id }), skipTotal: true, signal });
      return items[0] ? rowSchema(FLIGHT).parse(items[0]) : null;
    },
    enabled: id !== '',
  });

/** The airline's most recently landed flight with passengers. Null before the first. */
export const lastLandedQuery = queryOptions({
  queryKey: [KEYS.own, 'flight', 'landed last'],
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
export const useRouteFlights = (route: string, since: number) => useQuery(routeFlightsQuery(route, since));
