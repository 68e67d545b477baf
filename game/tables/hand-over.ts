import { airlineId, defineTable, id, whole } from './table.ts';

/**
 * Aircraft that have been sold in the air. The price is in escrow. Money and aircraft change hands in the settlement of
 * the hour in which the aircraft has landed, and the row is deleted. Times are world minutes.
 */
export const HAND_OVER = defineTable({
  name: 'hand_over',
  access: 'nobody',
  unique: ['aircraft'],
  indexes: ['seller', 'buyer'],
  columns: {
    id,
    aircraft: id,
    /** Ids of airlines. */
    seller: airlineId,
    buyer: airlineId,
    /** Whole US dollars. */
    price: whole,
    /** Market value when the trade was agreed, in whole US dollars. */
    value: whole,
    agreed: whole,
    /** When the aircraft lands. */
    lands: whole,
  },
});
