import type { Place } from '#game/demand/place.ts';
import { readTable } from '#scripts/data/table.ts';

/** Share of connecting passengers already included in the size of the airport (scripts/data/demand.ts). */
const COUNTED_ONCE = 0.5;

/**
 * Returns the passengers per year as airports count them, from the trips that begin there. Each trip counts
 * where it begins and where it ends. Connecting passengers are added by the share that seed/airport_size.csv
 * gives a hub because demand itself has no connections.
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
