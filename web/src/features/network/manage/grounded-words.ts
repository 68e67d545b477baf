import type { PlannedAircraftWeek } from '#game/network/planning/plan-fleet.ts';
import { formatMoney } from '#web/lib/format.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';

/** Maximum number of aircraft named individually. */
const NAMED_MAX = 3;

/** Returns why aircraft got no flights from the scheduler, in full sentences. Empty if all of them fly. */
export function groundedWords(
  weeks: ReadonlyMap<string, PlannedAircraftWeek>,
  candidates: readonly CandidateAircraft[],
): string {
  const losing = candidates.flatMap(({ id, registration }) => {
    const week = weeks.get(id);
    return week && week.legs.length === 0 && week.gain !== null ? [{ registration, gain: week.gain }] : [];
  });
  const unable = [...weeks.values()].filter(({ gain }) => gain === null).length;
  const words: string[] = [];
  if (losing.length > NAMED_MAX)
    words.push(`${losing.length} aircraft get no flights because even their best weeks lose money.`);
  else
    for (const { registration, gain } of losing)
      words.push(
        `${registration} gets no flights because its best week would lose ${formatMoney(-gain)} before the lease.`,
      );
  if (unable > 0)
    words.push(`${unable === 1 ? 'One aircraft' : `${unable} aircraft`} cannot fly any of these routes.`);
  return words.join(' ');
}
