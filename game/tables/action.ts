import { defineTable, id, serverJson, text, whole } from './table.ts';

/** The log of all actions, for replays. The owner sees it only in the export. */
export const ACTION = defineTable({
  name: 'action',
  access: 'nobody',
  exportOrder: 'seq',
  // Replays need the actions of deleted airlines too.
  isKept: true,
  unique: ['seq'],
  indexes: ['airline'],
  columns: {
    id,
    /** Position in the log. */
    seq: whole,
    minute: whole,
    airline: id,
    user: id,
    name: text,
    input: serverJson<unknown>(),
    /** Last hour for which the airline was settled. */
    settled_hour: whole,
  },
});
