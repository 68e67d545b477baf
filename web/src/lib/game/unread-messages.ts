import { queryOptions, useQuery } from '@tanstack/react-query';
import { MESSAGE } from '#game/tables/message.ts';
import { client } from '../client.ts';
import { KEYS } from '../query-keys.ts';
import { useSession } from '../session.ts';
import { readOwnRecords } from './own-records.ts';

/** Maximum number of unread messages that are counted. */
const COUNTED = 100;

const unreadQuery = (airline: string) =>
  queryOptions({
    queryKey: [KEYS.messages, 'unread', airline],
    queryFn: ({ signal }) => {
      const filter = client.filter('receiver = {:airline} && read = false', { airline });
      return readOwnRecords({ table: MESSAGE, columns: ['id'], filter, max: COUNTED }, signal);
    },
    enabled: airline !== '',
  });

/** Returns the number of unread messages of the player's airline, 0 while loading. */
export const useUnreadMessages = (): number =>
  useQuery(unreadQuery(useSession()?.airline ?? '')).data?.length ?? 0;
