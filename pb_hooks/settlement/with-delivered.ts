import type { AircraftState } from './read-aircraft.ts';
import type { DueLeg } from './read-departures.ts';
import type { SettledWorld } from './read-world.ts';

/**
 * Returns the legs whose aircraft have been delivered when they depart. The others are only plans: they make no flight and
 * no cancellation. Nearly always all have been, and the list is returned as it is.
 */
export function withDelivered(
  { hasRules04 }: SettledWorld,
  legs: DueLeg[],
  fleet: ReadonlyMap<string, AircraftState>,
): readonly DueLeg[] {
  const isThere = ({ aircraft, departs }: DueLeg) => (fleet.get(aircraft)?.delivered ?? 0) <= departs;
  for (let index = 0; index < legs.length; index++)
    if (!isThere(legs[index] as DueLeg)) return hasRules04 ? legs.filter(isThere) : legs;
  return legs;
}
