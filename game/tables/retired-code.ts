import { defineTable, id, text, whole } from './table.ts';

/** Codes of airlines that are gone, which no other airline gets for a while. */
export const RETIRED_CODE = defineTable({
  name: 'retired_code',
  access: 'nobody',
  unique: ['code'],
  columns: {
    id,
    code: text,
    /** World minute. */
    until: whole,
  },
});
