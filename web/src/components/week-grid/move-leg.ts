import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY, WEEK } from '#game/world/time.ts';

/** Minutes per step when legs move. */
export const STEP = 5;

const inWeek = (minute: number) => ((minute % WEEK) + WEEK) % WEEK;

/** Returns the nearest step of the week, also for times outside the week. */
export const snapped = (minute: number) => inWeek(Math.round(minute / STEP) * STEP);

/**
 * Returns the list with one leg at another time and other legs shifted with it, in the same order.
 *
 * @param index leg that is moved to `departs`, rounded to the grid's steps
 * @param along indices of the legs that are shifted by the same time
 */
export function withLegsAt<L extends PlannedLeg>(
  legs: readonly L[],
  index: number,
  departs: number,
  along: ReadonlySet<number>,
): L[] {
  const shift = snapped(departs) - (legs[index]?.departs ?? 0);
  return legs.map((leg, position) =>
    position === index || along.has(position) ? { ...leg, departs: inWeek(leg.departs + shift) } : leg,
  );
}

/** Returns all legs shifted in time, in the same order. @param minutes shift, negative for earlier */
export const shiftedLegs = <L extends PlannedLeg>(legs: readonly L[], minutes: number): L[] =>
  legs.map((leg) => ({ ...leg, departs: inWeek(leg.departs + minutes) }));

/** Returns the list without some legs. */
export const withoutLegs = <L extends PlannedLeg>(legs: readonly L[], indices: ReadonlySet<number>): L[] =>
  legs.filter((_, index) => !indices.has(index));

/** Returns the list with copies of some legs at its end. @param minutes shift of the copies */
export const withCopies = <L extends PlannedLeg>(
  legs: readonly L[],
  indices: ReadonlySet<number>,
  minutes: number,
): L[] => [
  ...legs,
  ...shiftedLegs(
    legs.filter((_, index) => indices.has(index)),
    minutes,
  ),
];

/** Returns the minutes by which a key moves a leg. Null for other keys. */
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
