import type { AircraftModel } from '../aircraft-model.ts';
import { type PerClass, sumOfClasses } from '../cabin.ts';
import { blockMinutes } from '../flight/block-time.ts';
import { groundedBy } from '../maintenance.ts';
import type { FlightCause } from '../records/flight.ts';
import { canFly } from '../route/check.ts';
import { HOUR } from '../time.ts';
import type { StandingAircraft, Work } from './takes-off.ts';
import { afterFlight, type Worn } from './wear.ts';

/** A flight that its own aircraft would fly so late or later is one for a spare, in minutes. */
export const LATE_FOR_SPARE = 2 * HOUR;
/** A spare is away for no longer, in minutes: the farthest return flights there are take less. */
export const LONGEST_ROTATION = 36 * HOUR;
/** How late a spare may leave on its way back because it is slower than the aircraft that it replaces, in minutes. */
const LATE_ON_THE_WAY = HOUR;
/** Minutes before its own next departure that it is ready again, against small delays. */
const RESERVE = 30;

const HELPED: ReadonlySet<FlightCause> = new Set(['technical', 'rotation', 'maintenance', 'elsewhere']);

/** Whether another aircraft could save a flight that is cancelled or hours late: no weather, no crowd and no crew is why. */
export const needsSpare = (fate: { cancelled: boolean; delay: number; cause: FlightCause }): boolean =>
  (fate.cancelled || fate.delay >= LATE_FOR_SPARE) && HELPED.has(fate.cause);

/** A leg of the replaced aircraft on its date. */
export interface RotationLeg {
  origin: string;
  destination: string;
  /** World minute. */
  departs: number;
  block: number;
  km: number;
  /** Longest runway at either end in metres; 0: not known. */
  runways: readonly [number, number];
}

/**
 * What a spare has to fly: a leg and those after it until it is where the leg began, so that it gets home and the replaced
 * aircraft can go on from there. Empty where that takes too long, or never comes.
 * @param legs of the replaced aircraft from that leg on, in the order of departure, at most a week of them
 */
export function rotationFrom<Leg extends RotationLeg>(legs: readonly Leg[]): Leg[] {
  const [first] = legs;
  if (!first) return [];
  let place = first.origin;
  for (let at = 0; at < legs.length; at++) {
    const leg = legs[at] as Leg;
    if (leg.origin !== place || leg.departs + leg.block > first.departs + LONGEST_ROTATION) return [];
    place = leg.destination;
    if (place === first.origin) return legs.slice(0, at + 1);
  }
  return [];
}

/** An aircraft that might step in. */
export interface Spare extends StandingAircraft, PerClass {
  id: string;
  /** Where its own week goes on, and when (world minute); null where it has none. */
  next: { origin: string; departs: number } | null;
}

/** From when on a spare would be ready again, world minute; null where it cannot fly the rotation, or not by the timetable. */
function backAt(spare: Spare, model: AircraftModel, rotation: readonly RotationLeg[]): number | null {
  const seats = sumOfClasses(spare);
  let { ready } = spare;
  for (let at = 0; at < rotation.length; at++) {
    const { departs, km, runways } = rotation[at] as RotationLeg;
    if (ready - departs > (at === 0 ? 0 : LATE_ON_THE_WAY)) return null;
    if (canFly(model, seats, km, ...runways)) return null;
    ready = Math.max(departs, ready) + blockMinutes(km, model.cruise_kmh) + model.turnaround_min;
  }
  return ready;
}

/** Whether an aircraft stands idle where the rotation begins, and is fit and free to fly all of it. */
export function canStandIn(
  spare: Spare,
  model: AircraftModel,
  works: readonly Work[],
  rotation: readonly RotationLeg[],
): boolean {
  const [first] = rotation;
  if (!first || spare.place !== first.origin || spare.delivered > first.departs) return false;
  const back = backAt(spare, model, rotation);
  if (back === null) return false;
  const { next } = spare;
  if (next && (next.origin !== first.origin || next.departs < back + RESERVE)) return false;
  if (works.some((work) => work.starts < back && work.ends > first.departs)) return false;
  let worn: Worn = spare;
  for (const { km } of rotation) worn = afterFlight(worn, blockMinutes(km, model.cruise_kmh));
  return (
    groundedBy(spare, first.departs).length === 0 && groundedBy({ ...spare, ...worn }, back).length === 0
  );
}

/**
 * Of the aircraft that can stand in, the one with the fewest seats that are enough for those of the replaced aircraft; where
 * none has as many, the one with the most. Of equal ones the first by id.
 * @returns null where there is none
 */
export function chooseSpare<One extends Pick<Spare, 'id' | keyof PerClass>>(
  able: readonly One[],
  seats: number,
): One | null {
  const lack = (one: One) => Math.max(0, seats - sumOfClasses(one));
  const better = (one: One, other: One) =>
    lack(one) - lack(other) || sumOfClasses(one) - sumOfClasses(other) || (one.id < other.id ? -1 : 1);
  return able.reduce<One | null>((best, one) => (best && better(best, one) < 0 ? best : one), null);
}
