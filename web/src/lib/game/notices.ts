import { useQuery } from '@tanstack/react-query';
import { NOTICE } from '#game/tables/notice.ts';
import { ownRecords } from './own-records.ts';

/** Maximum number of notices. */
const NEWEST = 60;

/** The airline's latest notices, newest first. */
export const noticesQuery = ownRecords({
  table: NOTICE,
  sort: '-minute,-id',
  max: NEWEST,
});

export const useOwnNotices = () => useQuery(noticesQuery);
