import { airlineId, defineTable, id, serverJson, text, whole } from './table.ts';

/**
 * The log of all actions, from which a world can be replayed. Owners see their actions only in the data
 * export.
 */
export const ACTION = defineTable({
  name: 'action',
  access: 'nobody',
  exportOrder: 'seq',
  // Replays need the actions of deleted airlines too.
  unique: ['seq'],
  indexes: ['airline'],
  columns: {
    id,
    /** Position in the log, from 1. */
    seq: whole,
    /** World minute. */
    minute: whole,
    airline: airlineId,
    /** Id of the account. When the airline is deleted, the airline's id replaces it: see `forgetPerson`. */
    user: id,
    name: text,
    input: serverJson<unknown>(2_000_000),
    /** Last hour for which the airline was settled when it acted. */
    settled_hour: whole,
  },
});
