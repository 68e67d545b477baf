import { airlineId, defineTable, id, number, type Row, whole } from './table.ts';

/** Results of a route for one day. Settlement sums up old days: to weeks, later to quarters and years. */
export const ROUTE_HISTORY = defineTable({
  name: 'route_history',
  access: 'owner',
  exportOrder: 'starts, id',
  unique: ['route, starts, days'],
  indexes: ['airline, starts'],
  columns: {
    id,
    airline: airlineId,
    route: id,
    /** World minute at which the first day begins. */
    starts: whole,
    /** 1, 7, 91 or 364. */
    days: whole,
    /** Landed flights. */
    flights: whole,
    cancelled: whole,
    /** Landed flights more than a quarter of an hour late. */
    late: whole,
    /** Total over the landed flights, minutes. */
    delay: number,
    seats: whole,
    passengers: whole,
    /** Connecting passengers, included in `passengers`. */
    connecting: whole,
    /** Whole US dollars. */
    revenue: whole,
    costs: whole,
    /** Fuel of the landed flights. */
    fuel_kg: whole,
    /** Economy fare at the end of the last day, US dollars. 0 = unknown. */
    fare: whole,
  },
});
export type RouteHistory = Row<typeof ROUTE_HISTORY>;

/** Columns that are added up, from flights to days and from days to longer spans. */
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
