import type { AircraftState } from '#hooks/settlement/state/read-aircraft.ts';
import type { DueLeg } from './read-departures.ts';

/**
 * Returns the legs whose aircraft have been delivered before departure and whose week has begun. The other legs are
 * only planned: they cause neither a flight nor a cancellation. Returns the same list if it is complete, as is usual.
 */
export function withDelivered(legs: DueLeg[], fleet: ReadonlyMap<string, AircraftState>): readonly DueLeg[] {
  const isThere = ({ aircraft, departs, since }: DueLeg) =>
    (fleet.get(aircraft)?.delivered ?? 0) <= departs && since <= departs;
  for (let index = 0; index < legs.length; index++)
    if (!isThere(legs[index] as DueLeg)) return legs.filter(isThere);
  return legs;
}
