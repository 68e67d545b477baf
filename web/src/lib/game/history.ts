import { useQuery } from '@tanstack/react-query';
import { routeHistorySchema } from '../../../../game/records/route.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

/**
 * What each route brought by day, the oldest first.
 * @param since world minute from which on it is wanted; round it (to a day), or each render asks anew
 */
export const historyQuery = (since: number) =>
  ownRecords({
    key: ['history', since],
    collection: 'route_history',
    schema: routeHistorySchema,
    filter: client.filter('starts >= {:since}', { since }),
    sort: 'starts',
  });

export const useHistory = (since: number) => useQuery(historyQuery(since));
