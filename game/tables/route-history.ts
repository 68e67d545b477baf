import { defineTable, id, number, type Row, whole } from './table.ts';

/** Results of a route for one day, or for one week if older than a quarter. */
export const ROUTE_HISTORY = defineTable({
  name: 'route_history',
  access: 'owner',
  exportOrder: 'starts, id',
  unique: ['route, starts, days'],
  indexes: ['airline, starts'],
  columns: {
    id,
    airline: id,
    route: id,
    /** World minute. */
    starts: whole,
    days: whole,
    flights: whole,
    cancelled: whole,
    /** Number of flights more than a quarter of an hour late. */
    late: whole,
    /** Total over the flights, minutes. */
    delay: number,
    seats: whole,
    passengers: whole,
    /** Connecting passengers, included in `passengers`. */
    connecting: whole,
    revenue: whole,
    costs: whole,
    /** Fuel of the flights that landed. */
    fuel_kg: whole,
  },
});
export type RouteHistory = Row<typeof ROUTE_HISTORY>;

/** Columns of a route's history that are added up, from flights to days and from days to weeks. */
export const HISTORY_SUMS = [
  'flights',
  'cancelled',
  'late',
  'delay',
  'seats',
  'passengers',
  'connecting',
  'revenue',
  'costs',
  'fuel_kg',
] as const satisfies (keyof RouteHistory)[];
