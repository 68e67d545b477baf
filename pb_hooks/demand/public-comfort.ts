import { comfortOf } from '#game/demand/choice/comfort.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { YEAR } from '#game/world/time.ts';

/**
 * Comfort is published in hundredths. The exact value would reveal the aircraft's age and thus which
 * departures it flies.
 */
const STEPS = 100;

interface PublicCabin extends Pick<Aircraft, 'built'>, Pick<AircraftModel, 'popularity' | 'max_seats'> {
  seats: PerClass;
}

/**
 * Returns the comfort (0–1) of a flight as it is published.
 * @param now world minute
 */
export function publicComfort({ built, popularity, max_seats, seats }: PublicCabin, now: number): number {
  const age = Math.max(0, now - built) / YEAR;
  const comfort = comfortOf({
    popularity,
    age,
    max_seats,
    seats: sumOfClasses(seats),
  });
  return Math.round(comfort * STEPS) / STEPS;
}
