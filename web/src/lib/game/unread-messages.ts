import { queryOptions, useQuery } from '@tanstack/react-query';
import { MESSAGE } from '#game/tables/message.ts';
import { client } from '../client.ts';
import { KEYS } from '../query-keys.ts';
import { useSession } from '../session.ts';
import { messageRequestsQuery } from './message-requests.ts';
import { readOwnRecords } from './own-records.ts';

/** Maximum number of unread messages that are counted. */
const COUNTED = 100;

const unreadQuery = (airline: string) =>
  queryOptions({
    queryKey: [KEYS.messages, 'unread', airline],
    queryFn: ({ signal }) => {
      const filter = client.filter('receiver = {:airline} && read = false', { airline });
      return readOwnRecords({ table: MESSAGE, columns: ['sender'], filter, max: COUNTED }, signal);
    },
    enabled: airline !== '',
  });

/**
 * Returns the number of unread messages of the player's airline, 0 while loading. All unread requests together count
 * as one, so that strangers cannot make it grow.
 */
export function useUnreadMessages(): number {
  const unread = useQuery(unreadQuery(useSession()?.airline ?? '')).data;
  const hasUnread = unread !== undefined && unread.length > 0;
  const requests = useQuery({ ...messageRequestsQuery, enabled: hasUnread }).data;
  if (!unread || !requests) return 0;
  const known = unread.filter(({ sender }) => !requests.has(sender));
  return known.length + (known.length < unread.length ? 1 : 0);
}
