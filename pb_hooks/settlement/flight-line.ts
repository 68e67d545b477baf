import type { Flight } from '../../game/records/flight.ts';
import type { FlightLine } from './plan.ts';

/** Columns of `flight`, in the order of a FlightLine. */
export const FLIGHT_COLUMNS = [
  'id',
  'airline',
  'aircraft',
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
] as const satisfies (keyof Flight)[];

/** A flight as its values are written. */
export function flightLine(flight: Flight): FlightLine {
  const line: FlightLine = [];
  for (let at = 0; at < FLIGHT_COLUMNS.length; at++)
    line.push(flight[FLIGHT_COLUMNS[at] as (typeof FLIGHT_COLUMNS)[number]] ?? 'null');
  return line;
}
