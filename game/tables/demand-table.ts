import { defineTable, id, serverJson, text } from './table.ts';

/** Tables of the seed about countries and links, each as one JSON value. */
export const DEMAND_TABLE = defineTable({
  name: 'demand_table',
  access: 'nobody',
  unique: ['name'],
  columns: { id, name: text, rows: serverJson<unknown[]>(5_000_000) },
});
