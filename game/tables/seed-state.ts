import { date, defineTable, id, text, whole } from './table.ts';

/** Files of the seed that were imported. */
export const SEED_STATE = defineTable({
  name: 'seed_state',
  access: 'nobody',
  unique: ['name'],
  columns: { id, name: text, hash: text, rows: whole, imported: date },
});
