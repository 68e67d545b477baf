import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { classesOf, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { OfferedAircraft } from '#game/payloads/exchange.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { inHundredths } from '#web/lib/planning/in-hundredths.ts';

/** Returns an aircraft for sale as a candidate for estimates. @param own the fleet that it would join */
export function listingCandidate(
  offered: OfferedAircraft,
  model: AircraftModel,
  own: readonly CandidateAircraft[],
): CandidateAircraft {
  const { id, registration, age, condition } = offered;
  const cabin = classesOf(offered);
  return {
    id,
    label: registration,
    model,
    cabin,
    seats: sumOfClasses(cabin),
    age: inHundredths(age),
    condition: inHundredths(condition),
    weeklyRate: 0,
    registration: '',
    familySize: 1 + own.filter((one) => one.model.family === model.family).length,
    turn: own.filter((one) => one.model.id === model.id).length,
  };
}

/**
 * Returns the candidate with the number of seats nearest to that of another one. Prefers its model.
 * @param options such as those of the lessors
 */
export function sameSize(
  { model, seats }: Pick<CandidateAircraft, 'model' | 'seats'>,
  options: readonly CandidateAircraft[],
): CandidateAircraft | undefined {
  const gap = (one: CandidateAircraft) => (one.model.id === model.id ? -1 : Math.abs(one.seats - seats));
  return options.toSorted((a, b) => gap(a) - gap(b))[0];
}
