import { airlineId, defineTable, id, oneOf, type Row, whole } from './table.ts';

export const TENDER_STATES = ['open', 'succeeded', 'failed'] as const;

/** Offers of airlines for all shares of others. All of it is public. Rows stay when an offer has ended. */
export const TENDER = defineTable({
  name: 'tender',
  access: 'signed in',
  exportOrder: 'opened, id',
  unique: ["airline, issuer WHERE state = 'open'"],
  indexes: ['issuer, state', "ends WHERE state = 'open'"],
  columns: {
    id,
    /** The buyer. */
    airline: airlineId,
    /** Airline whose shares are wanted. */
    issuer: airlineId,
    state: oneOf(TENDER_STATES),
    /** Cents per share. */
    price: whole,
    /** Lots wanted. While the offer is open, their full price is in escrow. */
    lots: whole,
    /** Lots bought. 0 unless it has succeeded. */
    bought: whole,
    /** Dividends per share that the airline had paid before the offer succeeded, in cents. 0 unless it has. */
    dividends: whole,
    /** World minutes. */
    opened: whole,
    ends: whole,
  },
});
export type Tender = Row<typeof TENDER>;
