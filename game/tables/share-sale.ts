import { airlineId, defineTable, id, whole } from './table.ts';

/**
 * The last time that an airline sold shares of another one, readable by the seller. Kept as long as it may not buy them
 * again.
 */
export const SHARE_SALE = defineTable({
  name: 'share_sale',
  access: 'owner',
  exportOrder: 'minute, id',
  unique: ['airline, issuer'],
  columns: {
    id,
    /** The seller. */
    airline: airlineId,
    /** Airline whose shares were sold. */
    issuer: airlineId,
    /** World minute. */
    minute: whole,
  },
});
