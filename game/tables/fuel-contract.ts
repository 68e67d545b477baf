import { defineTable, id, type Row, whole } from './table.ts';

/** Fuel at a fixed price, settled in cash each day: market price minus `price`, times `tonnes`. */
export const FUEL_CONTRACT = defineTable({
  name: 'fuel_contract',
  access: 'owner',
  exportOrder: 'starts, id',
  indexes: ['airline, ends'],
  columns: {
    id,
    airline: id,
    /** US dollars per tonne. */
    price: whole,
    weeks: whole,
    /** Per day. */
    tonnes: whole,
    /** World minutes. */
    starts: whole,
    ends: whole,
  },
});
export type FuelContract = Row<typeof FUEL_CONTRACT>;
