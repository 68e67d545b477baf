import { airlineId, defineTable, id, type Row, whole } from './table.ts';

/**
 * Fuel bought ahead at a fixed price. Settled in cash at the end of each day of the contract: market price
 * minus `price`, times `tonnes`.
 */
export const FUEL_CONTRACT = defineTable({
  name: 'fuel_contract',
  access: 'owner',
  exportOrder: 'starts, id',
  indexes: ['airline, ends'],
  columns: {
    id,
    airline: airlineId,
    /** US dollars per tonne. */
    price: whole,
    weeks: whole,
    /** Per day. */
    tonnes: whole,
    /** World minutes, both at midnight. */
    starts: whole,
    ends: whole,
  },
});
export type FuelContract = Row<typeof FUEL_CONTRACT>;
