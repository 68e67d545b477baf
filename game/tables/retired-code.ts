import { defineTable, id, limited, text, whole } from './table.ts';

/** Codes of airlines that are gone, which no other airline gets for a while. */
export const RETIRED_CODE = defineTable({
  name: 'retired_code',
  access: 'nobody',
  unique: ['code'],
  columns: {
    id,
    code: limited(text, { isRequired: true, pattern: '^[A-Z0-9]{2,3}$' }),
    /** World minute. */
    until: whole,
  },
});
