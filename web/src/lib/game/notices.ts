import { useQuery } from '@tanstack/react-query';
import { noticeSchema } from '../../../../game/records/ledger.ts';
import { ownRecords } from './own-records.ts';

/** Older ones are of interest to nobody. */
const NEWEST = 60;

/** What the airline was told last, the newest first. */
export const noticesQuery = ownRecords({
  key: ['notice'],
  collection: 'notice',
  schema: noticeSchema,
  sort: '-minute,-id',
  most: NEWEST,
});

export const useOwnNotices = () => useQuery(noticesQuery);
