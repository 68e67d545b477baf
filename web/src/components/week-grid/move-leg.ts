import { DAY, WEEK } from '../../../../game/time.ts';
import type { PlannedLeg } from '../../../../game/timetable/leg.ts';

/** Legs move in steps of so many minutes. */
export const STEP = 5;

/** The nearest step of the week, also for times before its beginning or beyond its end. */
export const snapped = (minute: number) => {
  const step = Math.round(minute / STEP) * STEP;
  return ((step % WEEK) + WEEK) % WEEK;
};

/** The list with one leg at another time, in the same order. */
export const withLegAt = <L extends PlannedLeg>(legs: readonly L[], index: number, departs: number): L[] =>
  legs.map((leg, at) => (at === index ? { ...leg, departs: snapped(departs) } : leg));

/** The list without one leg. */
export const withoutLeg = <L extends PlannedLeg>(legs: readonly L[], index: number): L[] =>
  legs.filter((_, at) => at !== index);

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
