import { useQuery } from '@tanstack/react-query';
import { noticeSchema } from '#game/records/ledger.ts';
import { ownRecords } from './own-records.ts';

/** Maximum number of notices. */
const NEWEST = 60;

/** The airline's latest notices, newest first. */
export const noticesQuery = ownRecords({
  key: ['notice'],
  collection: 'notice',
  schema: noticeSchema,
  sort: '-minute,-id',
  most: NEWEST,
});

export const useOwnNotices = () => useQuery(noticesQuery);
