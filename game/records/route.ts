import * as z from 'zod/mini';

const text = z.string();
const figure = z.number();
const whole = z.number();

/** A pair of airports that an airline may fly. */
export const routeSchema = z.object({
  id: text,
  airline: text,
  /** Both IATA codes in alphabetical order, as in AMSBCN. */
  pair: text,
  /** Ids of the airports, in the order of `pair`. */
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
  /** People who want to fly in a year, both ways together. */
  leisure: figure,
  business: figure,
  premium: figure,
  /** Flight number from a to b; the way back has the next one. */
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
  /** Minute of the week, Monday 00:00 UTC is 0. */
  departs: whole,
  /** Minutes from gate to gate. */
  block: whole,
  /** Minute of the week, which may be the next one. */
  arrives: whole,
  /** As on the board: AB101. */
  number: text,
});
export type Leg = z.infer<typeof legSchema>;

/** What a route brought in one day, or in one week once that is a quarter ago. */
export const routeHistorySchema = z.object({
  id: text,
  airline: text,
  route: text,
  /** World minute. */
  starts: whole,
  days: whole,
  flights: whole,
  cancelled: whole,
  /** More than a quarter of an hour late. */
  late: whole,
  /** Sum over the flights, minutes. */
  delay: figure,
  seats: whole,
  passengers: whole,
  /** Of the passengers, those who change flights before or after. */
  connecting: whole,
  revenue: whole,
  costs: whole,
  /** Of the flights that landed. */
  fuel_kg: whole,
});
export type RouteHistory = z.infer<typeof routeHistorySchema>;

/** The columns of a route's history that add up, from flights to days and from days to weeks. */
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
