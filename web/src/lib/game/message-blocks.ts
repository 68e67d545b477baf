import { queryOptions } from '@tanstack/react-query';
import { MESSAGE_BLOCK } from '#game/tables/message-block.ts';
import { KEYS } from '../query-keys.ts';
import { readOwnRecords } from './own-records.ts';

/** Ids of the airlines that the player has blocked. */
export const messageBlocksQuery = queryOptions({
  queryKey: [KEYS.messages, 'blocks'],
  queryFn: async ({ signal }) => {
    const blocks = await readOwnRecords({ table: MESSAGE_BLOCK, columns: ['blocked'] }, signal);
    return new Set(blocks.map(({ blocked }) => blocked));
  },
});
