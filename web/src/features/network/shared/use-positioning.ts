import { rulesOf } from '#game/airline/rules.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useWorld } from '#web/lib/world.ts';
import { positioningWords, type StartingAircraft } from './positioning-words.ts';

/** Describes how an aircraft's week would begin if not with its next flight. Null if it does. */
export function usePositioning(
  aircraft: StartingAircraft | undefined,
  candidate: CandidateAircraft | undefined,
  week: readonly PlannedLeg[],
  airports: ReadonlyMap<string, Airport>,
): string | null {
  const airline = useOwnAirline().data;
  const world = useWorld().data;
  const stored = useLegs().data;
  const fuelPrice = useFacts()?.fuelPrice ?? MEAN_FUEL_PRICE;
  if (!aircraft || !candidate || !world || !airline || !stored || !rulesOf(airline.rules).position)
    return null;
  return positioningWords({
    aircraft,
    candidate,
    week,
    stored: stored.filter((leg) => leg.aircraft === aircraft.id),
    airports,
    world,
    fuelPrice,
  });
}
