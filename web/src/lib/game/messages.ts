import { queryOptions } from '@tanstack/react-query';
import { MESSAGE } from '#game/tables/message.ts';
import { KEYS } from '../query-keys.ts';
import { airlineFaces } from './airline-faces.ts';
import { readOwnRecords } from './own-records.ts';

/** Maximum number of messages that the page shows. */
export const NEWEST_MESSAGES = 500;

/** The latest messages of the player's airline, newest first, with the airlines on both sides. */
export const messagesQuery = queryOptions({
  queryKey: [KEYS.messages, 'newest'],
  queryFn: async ({ signal }) => {
    const messages = await readOwnRecords(
      { table: MESSAGE, sort: '-sent,-id', max: NEWEST_MESSAGES },
      signal,
    );
    const ids = messages.flatMap(({ sender, receiver }) => [sender, receiver]);
    return { messages, airlines: await airlineFaces(ids, signal) };
  },
});
