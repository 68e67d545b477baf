import type { StoredRow } from '#game/tables/table.ts';
import {
  bool,
  date,
  defineTable,
  freeText,
  id,
  number,
  serverJson,
  text,
  whole,
} from '#game/tables/table.ts';

/** A table with a column of every type. */
export const SAMPLE = defineTable({
  name: 'sample',
  access: 'nobody',
  columns: {
    id,
    label: text,
    note: freeText,
    amount: number,
    count: whole,
    flag: bool,
    data: serverJson<unknown>(1_000),
    at: date,
  },
});

export type Sample = StoredRow<typeof SAMPLE>;
