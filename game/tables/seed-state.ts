import { date, defineTable, id, limited, text, whole } from './table.ts';

/** State of the seed data, to detect changes: pb_hooks/platform/seed/state.ts lists the names. */
export const SEED_STATE = defineTable({
  name: 'seed_state',
  access: 'nobody',
  unique: ['name'],
  columns: {
    id,
    name: limited(text, { isRequired: true, max: 40 }),
    /** SHA-256 of the data. */
    hash: limited(text, { isRequired: true, max: 128 }),
    /** Number of rows. */
    rows: limited(whole, { min: 0 }),
    /** Real time of the import. */
    imported: limited(date, { isRequired: true }),
  },
});
