import { useQuery } from '@tanstack/react-query';
import { ROUTE_HISTORY } from '#game/tables/route-history.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

/**
 * Results of each route by day, oldest first.
 *
 * @param since first world minute, rounded to a day because each new value sends a request
 */
export const historyQuery = (since: number) =>
  ownRecords({
    part: [since],
    table: ROUTE_HISTORY,
    filter: client.filter('starts >= {:since}', { since }),
    sort: 'starts',
  });

/** Results of one route by day, oldest first: see `historyQuery`. */
const routeHistoryQuery = (route: string, since: number) =>
  ownRecords({
    part: ['of route', route, since],
    table: ROUTE_HISTORY,
    filter: client.filter('route = {:route} && starts >= {:since}', { route, since }),
    sort: 'starts',
  });

export const useHistory = (since: number) => useQuery(historyQuery(since));
export const useRouteHistory = (route: string, since: number) => useQuery(routeHistoryQuery(route, since));
