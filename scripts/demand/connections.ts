import type { Place } from '../../game/demand/place.ts';

/**
 * Share of an airport's passengers who only change aircraft there, by its size: none at a medium airport with one long
 * runway (capacity 1), towards half at the largest. In the world about 8–10% of trips change once (IATA), nearly all of them
 * at airports of several long runways.
 */
function connectingShare(capacity: number): number {
  const CAPACITY_WITHOUT = 2;
  const HALF_WAY = 4;
  const MOST = 0.6;
  const over = Math.max(0, capacity - CAPACITY_WITHOUT);
  return (MOST * over) / (over + HALF_WAY);
}

/**
 * Passengers a year as airports count them, from the trips that begin there: each trip counts where it begins and where it
 * ends, and a change of aircraft as two more. Demand itself knows no connections.
 */
export const airportPassengers = (place: Place): number =>
  (2 * place.trips) / (1 - connectingShare(place.capacity));
