import { LEDGER } from './ledger.ts';
import { airlineId, defineTable, id, type Row, whole } from './table.ts';

/**
 * Sums of a player's ledger by week, so that statements need not read a year of entries. Settlement adds a week when its
 * entries no longer change, and sums up old weeks into quarters and years, like the entries.
 */
export const LEDGER_SUM = defineTable({
  name: 'ledger_sum',
  access: 'owner',
  exportOrder: 'ends, id',
  indexes: ['airline, ends'],
  columns: {
    id,
    airline: airlineId,
    category: LEDGER.columns.category,
    /** World minute of the Monday, 00:00 UTC, that ends the span. */
    ends: whole,
    /** Whole US dollars. May be 0. */
    amount: whole,
  },
});
export type LedgerSum = Row<typeof LEDGER_SUM>;
