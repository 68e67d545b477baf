import { queryOptions } from '@tanstack/react-query';
import { MESSAGE_CONTACT } from '#game/tables/message-contact.ts';
import { KEYS } from '../query-keys.ts';
import { readOwnRecords } from './own-records.ts';

/** Ids of the airlines whose first message waits as a request. */
export const messageRequestsQuery = queryOptions({
  queryKey: [KEYS.messages, 'requests'],
  queryFn: async ({ signal }) => {
    const filter = "state = 'waiting'";
    const waiting = await readOwnRecords({ table: MESSAGE_CONTACT, columns: ['other'], filter }, signal);
    return new Set(waiting.map(({ other }) => other));
  },
});
