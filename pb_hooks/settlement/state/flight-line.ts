import type { Flight } from '#game/tables/flight.ts';

/** Columns of `flight`, in the order of a FlightLine. */
export const FLIGHT_COLUMNS = [
  'id',
  'airline',
  'aircraft',
  'instead_of',
  'route',
  'leg',
  'number',
  'origin',
  'destination',
  'departs',
  'arrives',
  'departed',
  'landed',
  'delay',
  'state',
  'cause',
  'seats_economy',
  'seats_business',
  'seats_first',
  'pax_economy',
  'pax_business',
  'pax_first',
  'pax_leisure',
  'pax_business_group',
  'pax_premium',
  'connecting',
  'revenue',
  'fuel_kg',
  'fuel',
  'crew',
  'service',
  'landing',
  'handling',
  'navigation',
  'parking',
  'maintenance',
  'overhead',
  'compensation',
  'why',
] as const satisfies readonly (keyof Flight)[];

type ValuesOf<Columns extends readonly (keyof Flight)[]> = {
  -readonly [At in keyof Columns]: NonNullable<Flight[Columns[At]]> | 'null';
};

/**
 * Values of one row of `flight`, in the order of FLIGHT_COLUMNS. A list, because large objects are slow in
 * goja.
 */
export type FlightLine = ValuesOf<typeof FLIGHT_COLUMNS>;

/** Position of the state in a FlightLine. */
export const STATE = FLIGHT_COLUMNS.indexOf('state');

/** Returns the values of a flight as they are written. */
export const flightLine = (flight: Flight): FlightLine =>
  FLIGHT_COLUMNS.map((name) => flight[name] ?? 'null') as unknown as FlightLine;
