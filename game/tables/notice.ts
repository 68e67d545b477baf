import { bool, defineTable, freeText, id, type Row, text, whole } from './table.ts';

/** Messages to airlines. */
export const NOTICE = defineTable({
  name: 'notice',
  access: 'owner',
  exportOrder: 'minute, id',
  indexes: ['airline, minute'],
  columns: {
    id,
    airline: id,
    /** World minute. */
    minute: whole,
    kind: text,
    /** Both may contain names that players have chosen. */
    title: freeText,
    body: freeText,
    /** Path of the page about it, or empty. */
    link: text,
    read: bool,
  },
});
export type Notice = Row<typeof NOTICE>;
