import { defineTable, id, serverJson, text, whole } from './table.ts';

/** Transactions of the hour that is being settled, so that an interrupted hour can resume. */
export const SETTLEMENT_PART = defineTable({
  name: 'settlement_part',
  access: 'nobody',
  unique: ['hour, part'],
  columns: {
    id,
    hour: whole,
    part: whole,
    marks: serverJson<unknown>(),
    last: text,
    skipped: serverJson<unknown>(),
  },
});
