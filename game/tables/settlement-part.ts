import { defineTable, id, serverJson, text, whole } from './table.ts';

/**
 * Log of how hours were settled, in parts: see `SettledPart`. A replay needs it if players acted while the
 * hour was being settled. Other hours leave no rows.
 */
export const SETTLEMENT_PART = defineTable({
  name: 'settlement_part',
  access: 'nobody',
  unique: ['hour, part'],
  columns: {
    id,
    hour: whole,
    part: whole,
    marks: serverJson<unknown>(100_000),
    last: text,
    skipped: serverJson<unknown>(2_000_000),
  },
});
