import { airlineId, defineTable, id, type Row, whole } from './table.ts';

/**
 * Shares that airlines hold in others, readable by the holder. Those of 5% or more are public: see
 * GET /api/am/share-listing.
 */
export const HOLDING = defineTable({
  name: 'holding',
  access: 'owner',
  exportOrder: 'issuer, id',
  unique: ['airline, issuer'],
  indexes: ['issuer'],
  columns: {
    id,
    /** The holder. */
    airline: airlineId,
    /** Airline whose shares these are. */
    issuer: airlineId,
    lots: whole,
    /** Lots of these that are in open orders to sell. */
    reserved: whole,
    /** Price paid for the held lots, in whole US dollars. */
    cost: whole,
    /** Dividends received and gains from sales so far, in whole US dollars. */
    income: whole,
  },
});
export type Holding = Row<typeof HOLDING>;
