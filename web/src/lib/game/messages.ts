import { queryOptions } from '@tanstack/react-query';
import { MESSAGE } from '#game/tables/message.ts';
import { MESSAGE_BLOCK } from '#game/tables/message-block.ts';
import { KEYS } from '../query-keys.ts';
import { airlineFaceByCode, airlineFaces } from './airline-faces.ts';
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

/** Ids of the airlines that the player has blocked. */
export const messageBlocksQuery = queryOptions({
  queryKey: [KEYS.messages, 'blocks'],
  queryFn: async ({ signal }) => {
    const blocks = await readOwnRecords({ table: MESSAGE_BLOCK, columns: ['blocked'] }, signal);
    return new Set(blocks.map(({ blocked }) => blocked));
  },
});

/** The airline with a code, for the first message to it. Null if there is none. */
export const correspondentQuery = (code: string) =>
  queryOptions({
    queryKey: [KEYS.airline, 'face', code],
    queryFn: ({ signal }) => airlineFaceByCode(code, signal),
    enabled: code !== '',
  });
