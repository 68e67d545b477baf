import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { Candidates } from '#web/lib/planning/use-candidate-aircraft.ts';

/**
 * Returns the aircraft that can start on a pair: those in the fleet without flights, and those from lessors.
 */
export function startableCandidates(
  candidates: Candidates,
  busy: ReadonlySet<string>,
  canFly: (candidate: CandidateAircraft) => boolean,
): Candidates {
  return {
    ...candidates,
    own: candidates.own.filter((candidate) => !busy.has(candidate.id) && canFly(candidate)),
    market: candidates.market.filter(canFly),
  };
}

/**
 * Returns the aircraft to start with: the selected one if possible, otherwise one of the same model, from the
 * fleet before from lessors. Null if there is none.
 */
export function startCandidate(
  { own, market }: Candidates,
  chosen: CandidateAircraft | null,
): CandidateAircraft | null {
  const all = [...own, ...market];
  return (
    all.find(({ id }) => id === chosen?.id) ?? all.find(({ model }) => model.id === chosen?.model.id) ?? null
  );
}
