import { useQuery } from '@tanstack/react-query';
import { maintenanceSchema } from '../../../../game/records/aircraft.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

const collection = { collection: 'maintenance', schema: maintenanceSchema, sort: 'starts' };

/** Work planned and under way on the airline's aircraft, by its start. */
const worksQuery = ownRecords({ ...collection, key: ['maintenance'], filter: "state != 'done'" });

/** Work that is done and began from a world minute on. Round it, or each render asks anew. */
const doneWorksQuery = (since: number) =>
  ownRecords({
    ...collection,
    key: ['maintenance', 'done', since],
    filter: client.filter("state = 'done' && starts >= {:since}", { since }),
  });

export const useWorks = () => useQuery(worksQuery);
export const useDoneWorks = (since: number | undefined) =>
  useQuery({ ...doneWorksQuery(since ?? 0), enabled: since !== undefined });
