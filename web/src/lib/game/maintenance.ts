import { useQuery } from '@tanstack/react-query';
import { MAINTENANCE } from '#game/tables/maintenance.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

const workOrders = { table: MAINTENANCE, sort: 'starts' };

/** Planned and current work on the airline's aircraft, sorted by start. */
const workOrdersQuery = ownRecords({ ...workOrders, filter: "state != 'done'" });

/** Finished work that began at or after a world minute. Round it, because each new value sends a request. */
const doneWorkOrdersQuery = (since: number) =>
  ownRecords({
    ...workOrders,
    part: ['done', since],
    filter: client.filter("state = 'done' && starts >= {:since}", { since }),
  });

export const useWorkOrders = () => useQuery(workOrdersQuery);
export const useDoneWorkOrders = (since: number | undefined) =>
  useQuery({ ...doneWorkOrdersQuery(since ?? 0), enabled: since !== undefined });
