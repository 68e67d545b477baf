import { useQuery } from '@tanstack/react-query';
import { MAINTENANCE } from '#game/tables/maintenance.ts';
import { client } from '../client.ts';
import { ownRecords } from './own-records.ts';

const works = { table: MAINTENANCE, sort: 'starts' };

/** Planned and current work on the airline's aircraft, sorted by start. */
const worksQuery = ownRecords({ ...works, filter: "state != 'done'" });

/** Finished work that began at or after a world minute. Round it, because each new value sends a request. */
const doneWorksQuery = (since: number) =>
  ownRecords({
    ...works,
    part: ['done', since],
    filter: client.filter("state = 'done' && starts >= {:since}", { since }),
  });

export const useWorks = () => useQuery(worksQuery);
export const useDoneWorks = (since: number | undefined) =>
  useQuery({ ...doneWorksQuery(since ?? 0), enabled: since !== undefined });
