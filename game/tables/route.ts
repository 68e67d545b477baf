import { defineTable, id, number, type Row, text, whole } from './table.ts';

/** Pairs of airports that an airline may fly. */
export const ROUTE = defineTable({
  name: 'route',
  access: 'owner',
  exportOrder: 'pair',
  unique: ['airline, pair'],
  indexes: ['pair', 'a', 'b'],
  columns: {
    id,
    airline: id,
    /** Both IATA codes in alphabetical order, such as AMSBCN. */
    pair: text,
    /** Airport ids, in the order of `pair`. */
    a: id,
    b: id,
    /** Great-circle distance in km, a multiple of a thousandth. */
    km: number,
    /** World minute at which the airline acquired the right to fly. */
    opened: whole,
    /** One way, whole US dollars. */
    fare_economy: whole,
    fare_business: whole,
    fare_first: whole,
    /** Demand per year by passenger group when the route was opened, both directions together. */
    leisure: number,
    business: number,
    premium: number,
    /** Flight number from a to b. The return flight has the next number. */
    number: whole,
  },
});
export type Route = Row<typeof ROUTE>;
