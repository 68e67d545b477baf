import { checkTimetable, type TimetableViolation } from '#game/network/timetable/check.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';

/**
 * Returns the conflicts between legs of one or several aircraft, by index in the whole list.
 *
 * @param aircraftOf returns the aircraft of a leg. Legs of different aircraft do not conflict.
 */
export function violationsOf<L extends PlannedLeg>(
  legs: readonly L[],
  turnaroundOf: (leg: L) => number,
  aircraftOf: (leg: L) => string,
): TimetableViolation[] {
  const groups = new Map<string, number[]>();
  for (const [index, leg] of legs.entries()) {
    const group = groups.get(aircraftOf(leg));
    if (group) group.push(index);
    else groups.set(aircraftOf(leg), [index]);
  }
  return [...groups.values()].flatMap((indices) => {
    const own = indices.flatMap((index) => legs[index] ?? []);
    const [first] = own;
    if (!first) return [];
    return checkTimetable(own, { turnaround: turnaroundOf(first) }).map((violation) => ({
      ...violation,
      leg: indices[violation.leg] ?? 0,
      with: indices[violation.with] ?? 0,
    }));
  });
}
