import type { AircraftModel } from '../../../../../game/aircraft-model.ts';
import { typicalCabin } from '../../../../../game/aircraft-model.ts';
import { type PerClass, sumOfClasses } from '../../../../../game/cabin.ts';
import { leaseQuote } from '../../../../../game/fleet/lease-quote.ts';
import type { Aircraft } from '../../../../../game/records/aircraft.ts';
import { YEAR } from '../../../../../game/time.ts';

/** An aircraft to reckon with: one of the fleet, or what a lessor would hand over. */
export interface Machine {
  /** Id of the aircraft of one's own, or key of the model. */
  id: string;
  label: string;
  model: AircraftModel;
  cabin: PerClass;
  seats: number;
  /** Years. */
  age: number;
  /** 0–1. */
  condition: number;
  /** What leasing it costs a week, whole US dollars; 0 where it is owned. */
  weeklyRate: number;
  /** Registration where it is one's own, else empty. */
  registration: string;
}

const nameOf = (model: AircraftModel) => `${model.manufacturer} ${model.model}`;

/** An aircraft of the fleet as a machine. @param now world minute */
export function ownMachine(aircraft: Aircraft, model: AircraftModel, now: number): Machine {
  const { economy, business, first } = aircraft;
  const cabin = { economy, business, first };
  return {
    id: aircraft.id,
    label: `${aircraft.registration} · ${nameOf(model)}`,
    model,
    cabin,
    seats: sumOfClasses(cabin),
    age: Math.max(0, now - aircraft.built) / YEAR,
    condition: aircraft.condition,
    weeklyRate: aircraft.lease_rate,
    registration: aircraft.registration,
  };
}

/** What lessors have of each model in a calendar year. */
export const marketMachines = (models: readonly AircraftModel[], year: number): Machine[] =>
  models.flatMap((model): Machine[] => {
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
        age: quote.age,
        condition: quote.condition,
        weeklyRate: quote.weeklyRate,
        registration: '',
      },
    ];
  });
