import { airlineId, defineTable, id } from './table.ts';

/** Airlines whose messages another airline does not want. */
export const MESSAGE_BLOCK = defineTable({
  name: 'message_block',
  access: 'owner',
  exportOrder: 'id',
  unique: ['airline, blocked'],
  indexes: ['blocked'],
  columns: {
    id,
    airline: airlineId,
    /** Id of the blocked airline. */
    blocked: airlineId,
  },
});
