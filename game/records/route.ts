import * as z from 'zod/mini';

const text = z.string();
const figure = z.number();
const whole = z.number();

/** A pair of airports that an airline may fly. */
export const routeSchema = z.object({
  id: text,
  airline: text,
  /** Both IATA codes in alphabetical order, such as AMSBCN. */
  pair: text,
  /** Airport ids, in the order of `pair`. */
  a: text,
  b: text,
  /** Great-circle distance. */
  km: figure,
  /** World minute. */
  opened: whole,
  /** One way, whole US dollars. */
  fare_economy: whole,
  fare_business: whole,
  fare_first: whole,
  /** Demand per year, both ways together. */
  leisure: figure,
  business: figure,
  premium: figure,
  /** Flight number from a to b. The return flight has the next number. */
  number: whole,
});
export type Route = z.infer<typeof routeSchema>;

/** A flight of the weekly timetable. */
export const legSchema = z.object({
  id: text,
  airline: text,
  aircraft: text,
  route: text,
  origin: text,
  destination: text,
  /** Minute of the week, 0 = Monday 00:00 UTC. */
  departs: whole,
  /** Block time in minutes. */
  block: whole,
  /** Minute of the week, possibly of the next one. */
  arrives: whole,
  /** Flight number as shown to passengers: AB101. */
  number: text,
});
export type Leg = z.infer<typeof legSchema>;

/** Results of a route for one day, or for one week if older than a quarter. */
export const routeHistorySchema = z.object({
  id: text,
  airline: text,
  route: text,
  /** World minute. */
  starts: whole,
  days: whole,
  flights: whole,
  cancelled: whole,
  /** Number of flights more than a quarter of an hour late. */
  late: whole,
  /** Total over the flights, minutes. */
  delay: figure,
  seats: whole,
  passengers: whole,
  /** Connecting passengers, included in `passengers`. */
  connecting: whole,
  revenue: whole,
  costs: whole,
  /** Fuel of the flights that landed. */
  fuel_kg: whole,
});
export type RouteHistory = z.infer<typeof routeHistorySchema>;

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
