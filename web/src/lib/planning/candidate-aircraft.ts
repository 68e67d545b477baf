import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { classesOf, type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { YEAR } from '#game/world/time.ts';
import { inHundredths } from './in-hundredths.ts';

/** An aircraft for an estimate, from the fleet or from a lessor. */
export interface CandidateAircraft {
  /** Id of the aircraft in the fleet, or key of the model. */
  id: string;
  label: string;
  model: AircraftModel;
  cabin: PerClass;
  seats: number;
  /** Years. */
  age: number;
  /** 0–1. */
  condition: number;
  /** Weekly lease rate, whole US dollars. 0 if owned. */
  weeklyRate: number;
  /** Registration of an aircraft in the fleet, otherwise empty. */
  registration: string;
  /** Number of aircraft of its family in the fleet, including itself. */
  familySize: number;
  /** Number of earlier aircraft of its model in the fleet. Their weeks begin on different days. */
  turn: number;
}

const nameOf = (model: AircraftModel) => `${model.manufacturer} ${model.model}`;

function fleetCandidate(
  aircraft: Aircraft,
  model: AircraftModel,
  now: number,
  { familySize, turn }: Pick<CandidateAircraft, 'familySize' | 'turn'>,
): CandidateAircraft {
  const cabin = classesOf(aircraft);
  return {
    id: aircraft.id,
    label: `${aircraft.registration} · ${nameOf(model)}`,
    model,
    cabin,
    seats: sumOfClasses(cabin),
    age: inHundredths(Math.max(0, now - aircraft.built) / YEAR),
    condition: inHundredths(aircraft.condition),
    weeklyRate: aircraft.lease_rate,
    registration: aircraft.registration,
    familySize,
    turn,
  };
}

const countOf = (counts: ReadonlyMap<string, number>, key: string) => counts.get(key) ?? 0;

/** Returns the number of aircraft per family. */
function familiesOf(fleet: readonly Aircraft[], models: ReadonlyMap<string, AircraftModel>) {
  const families = new Map<string, number>();
  for (const { model } of fleet) {
    const family = models.get(model)?.family ?? '';
    families.set(family, countOf(families, family) + 1);
  }
  return families;
}

/** Returns the aircraft of the fleet, in the same order. @param now world minute */
export function fleetCandidates(
  fleet: readonly Aircraft[],
  models: ReadonlyMap<string, AircraftModel>,
  now: number,
): CandidateAircraft[] {
  const families = familiesOf(fleet, models);
  const joined = fleet.toSorted((a, b) => a.delivered - b.delivered || (a.id < b.id ? -1 : 1));
  const turns = new Map<string, number>();
  const turnOf = new Map<string, number>();
  for (const { id, model } of joined) {
    turnOf.set(id, countOf(turns, model));
    turns.set(model, countOf(turns, model) + 1);
  }
  return fleet.flatMap((aircraft) => {
    const model = models.get(aircraft.model);
    if (!model) return [];
    const familySize = countOf(families, model.family);
    return [fleetCandidate(aircraft, model, now, { familySize, turn: countOf(turnOf, aircraft.id) })];
  });
}

/** Returns the lessors' aircraft of each model in a calendar year. @param own the fleet that it would join */
export const lessorCandidates = (
  models: readonly AircraftModel[],
  year: number,
  own: readonly CandidateAircraft[],
): CandidateAircraft[] =>
  models.flatMap((model): CandidateAircraft[] => {
    const quote = leaseQuote(model, year);
    if (!quote) return [];
    const cabin = typicalCabin(model);
    return [
      {
        id: model.id,
        label: nameOf(model),
        model,
        cabin,
        seats: sumOfClasses(cabin),
        age: inHundredths(quote.age),
        condition: inHundredths(quote.condition),
        weeklyRate: quote.weeklyRate,
        registration: '',
        familySize: 1 + own.filter((one) => one.model.family === model.family).length,
        turn: own.filter((one) => one.model.id === model.id).length,
      },
    ];
  });
