import { type Flight, flightSchema } from '../../game/records/flight.ts';
import type { FlightLine } from './plan.ts';

/** Columns of `flight`, in the order of a FlightLine. */
export const FLIGHT_COLUMNS = Object.keys(flightSchema.shape) as (keyof Flight)[];

/** A flight as its values are written. */
export function flightLine(flight: Flight): FlightLine {
  const line: FlightLine = [];
  for (let at = 0; at < FLIGHT_COLUMNS.length; at++)
    line.push(flight[FLIGHT_COLUMNS[at] as keyof Flight] ?? 'null');
  return line;
}
