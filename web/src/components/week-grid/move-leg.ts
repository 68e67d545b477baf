import { DAY, WEEK } from '../../../../game/time.ts';
import type { PlannedLeg } from '../../../../game/timetable/leg.ts';

/** Legs move in steps of so many minutes. */
export const STEP = 5;

const inWeek = (minute: number) => ((minute % WEEK) + WEEK) % WEEK;

/** The nearest step of the week, also for times before its beginning or beyond its end. */
export const snapped = (minute: number) => inWeek(Math.round(minute / STEP) * STEP);

/**
 * Returns the list with one leg at another time and some others moved along with it, in the same order.
 * @param index of the leg that is moved to `departs`, which is brought to the grid's steps
 * @param along places of the legs that move by as much
 */
export function withLegsAt<L extends PlannedLeg>(
  legs: readonly L[],
  index: number,
  departs: number,
  along: ReadonlySet<number>,
): L[] {
  const shift = snapped(departs) - (legs[index]?.departs ?? 0);
  return legs.map((leg, at) =>
    at === index || along.has(at) ? { ...leg, departs: inWeek(leg.departs + shift) } : leg,
  );
}

/** Returns all legs at another time, in the same order. @param minutes to shift by, below 0 for earlier */
export const shiftedLegs = <L extends PlannedLeg>(legs: readonly L[], minutes: number): L[] =>
  legs.map((leg) => ({ ...leg, departs: inWeek(leg.departs + minutes) }));

/** Returns the list without some legs. */
export const withoutLegs = <L extends PlannedLeg>(legs: readonly L[], indices: ReadonlySet<number>): L[] =>
  legs.filter((_, at) => !indices.has(at));

/** Returns the list with copies of some legs at its end. @param minutes by which the copies are later */
export const withCopies = <L extends PlannedLeg>(
  legs: readonly L[],
  indices: ReadonlySet<number>,
  minutes: number,
): L[] => [
  ...legs,
  ...shiftedLegs(
    legs.filter((_, at) => indices.has(at)),
    minutes,
  ),
];

/** Minutes that a key moves a leg by; null for keys that do not. */
export function minutesOfKey(key: string, shift: boolean): number | null {
  switch (key) {
    case 'ArrowUp':
      return shift ? -60 : -STEP;
    case 'ArrowDown':
      return shift ? 60 : STEP;
    case 'ArrowLeft':
      return -DAY;
    case 'ArrowRight':
      return DAY;
    default:
      return null;
  }
}
