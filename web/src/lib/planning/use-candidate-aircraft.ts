import { useMemo } from 'react';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { DAY, HOURS_A_DAY } from '#game/world/time.ts';
import { useModels } from '../game/aircraft-models.ts';
import { useFleet } from '../game/fleet.ts';
import { useLeasableModels } from '../game/leasable-models.ts';
import { useWorld } from '../world.ts';
import { type CandidateAircraft, fleetCandidates, lessorCandidates } from './candidate-aircraft.ts';

export interface Candidates {
  own: readonly CandidateAircraft[];
  market: readonly CandidateAircraft[];
  isPending: boolean;
  error: unknown;
}

const NONE: readonly CandidateAircraft[] = [];

/** Returns the candidate aircraft for estimates: the fleet's and the lessors'. */
export function useCandidateAircraft(): Candidates {
  const models = useModels();
  const leasable = useLeasableModels();
  const fleet = useFleet();
  const world = useWorld();
  // Ages change only once per day.
  const now = world.data ? Math.floor(Math.max(0, world.data.hour) / HOURS_A_DAY) * DAY : 0;
  const start = world.data?.start;
  const year = start ? calendarAt(start, now).year : null;

  const own = useMemo(
    () => fleetCandidates(fleet.data ?? [], new Map(models.data?.map((model) => [model.id, model])), now),
    [fleet.data, models.data, now],
  );
  const market = useMemo(
    () => (leasable.data && year !== null ? lessorCandidates(leasable.data, year, own) : NONE),
    [leasable.data, year, own],
  );

  const isPending = models.isPending || leasable.isPending || fleet.isPending || world.isPending;
  const error = models.error ?? leasable.error ?? fleet.error ?? world.error;
  return useMemo(() => ({ own, market, isPending, error }), [own, market, isPending, error]);
}

/** Seats of the default aircraft, a typical single-aisle jet. */
const USUAL_SEATS = 162;

/**
 * Returns the aircraft with an id. By default the largest of the fleet's most common model, or a typical one
 * from lessors.
 */
export function chosenCandidate({ own, market }: Candidates, id: string | null): CandidateAircraft | null {
  const wanted = [...own, ...market].find((candidate) => candidate.id === id);
  if (wanted) return wanted;
  const count = (key: string) => own.filter(({ model }) => model.id === key).length;
  const typical = own.toSorted((a, b) => count(b.model.id) - count(a.model.id) || b.seats - a.seats)[0];
  const usual = market
    .filter(({ age }) => age === 0)
    .toSorted((a, b) => Math.abs(a.seats - USUAL_SEATS) - Math.abs(b.seats - USUAL_SEATS))[0];
  return typical ?? usual ?? null;
}
