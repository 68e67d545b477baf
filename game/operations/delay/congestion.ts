import { movementsAnHour } from '#game/network/timetable/airport-slots.ts';
import type { Airport } from '#game/world/airport/airport.ts';

/** Traffic besides the airlines of this world: freight, charter, private. Share of capacity. */
const BACKGROUND = { large_airport: 0.45, medium_airport: 0.2 } as const;

/**
 * Returns how congested an airport is, 0–1.
 * @param movements planned in that hour by all airlines
 */
export const congestionOf = (airport: Pick<Airport, 'type' | 'runways'>, movements: number): number => {
  const background = BACKGROUND[airport.type];
  return background + (1 - background) * Math.min(1, movements / movementsAnHour(airport.runways));
};
