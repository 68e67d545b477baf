import { airlineId, defineTable, id, whole } from './table.ts';

/**
 * Shareholders of airlines in administration. They get what the aircraft of the estate bring beyond the debt. Deleted with
 * the last aircraft of the estate: see `ESTATE`.
 */
export const ESTATE_CLAIM = defineTable({
  name: 'estate_claim',
  access: 'nobody',
  exportOrder: 'id',
  indexes: ['former', 'airline'],
  columns: {
    id,
    /** The shareholder: an airline, or the account of the investors. */
    airline: airlineId,
    /** Id of the airline that is gone. */
    former: airlineId,
    lots: whole,
    /** Number of all its lots. The part of the founders is nobody's. */
    total: whole,
  },
});
