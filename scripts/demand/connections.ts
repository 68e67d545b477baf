import type { Place } from '../../game/demand/place.ts';
import { readTable } from '../data/table.ts';

/** Half of those who change aircraft are in the size of the airport already (scripts/data/demand.ts). */
const COUNTED_ONCE = 0.5;

/**
 * Passengers a year as airports count them, from the trips that begin there: each trip counts where it begins and where it
 * ends, and those who only change aircraft come on top, by the share that seed/airport_size.csv gives a hub. Demand itself
 * knows no connections.
 */
export function airportPassengers(): (place: Place) => number {
  const connecting = new Map(
    readTable<'airport' | 'connecting'>('seed/airport_size.csv').map((row) => [
      row.airport,
      Number(row.connecting),
    ]),
  );
  return (place) => (2 * place.trips) / (1 - COUNTED_ONCE * (connecting.get(place.iata) ?? 0));
}
