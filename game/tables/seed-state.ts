import { date, defineTable, id, text, whole } from './table.ts';

/** State of the seed data, to detect changes: pb_hooks/seed/state.ts lists the names. */
export const SEED_STATE = defineTable({
  name: 'seed_state',
  access: 'nobody',
  unique: ['name'],
  columns: {
    id,
    name: text,
    /** SHA-256 of the data. */
    hash: text,
    /** Number of rows. */
    rows: whole,
    /** Real time of the import. */
    imported: date,
  },
});
