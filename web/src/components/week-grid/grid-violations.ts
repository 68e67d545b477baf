import { checkTimetable, describeViolation, type TimetableViolation } from '#game/network/timetable/check.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { LegSelection } from './leg-selection.ts';

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

interface GridState<L extends PlannedLeg> {
  /** With the dragged ones where they would be dropped. */
  legs: readonly L[];
  turnaroundOf: (leg: L) => number;
  aircraftOf: (leg: L) => string;
  codeOf: (airport: string) => string;
  /** Server errors by index of the leg. */
  rejected: ReadonlyMap<number, string>;
  dragged: LegSelection;
  /** The leg under the pointer during a drag, otherwise null. */
  lead: number | null;
}

/** Returns the legs to be marked as invalid, and why. During a drag, the texts are only about the dragged legs. */
export function conflictsOf<L extends PlannedLeg>(grid: GridState<L>) {
  const { legs, turnaroundOf, aircraftOf, codeOf, rejected, dragged, lead } = grid;
  const violations = violationsOf(legs, turnaroundOf, aircraftOf);
  const invalid = new Set([...violations.map(({ leg }) => leg), ...rejected.keys()]);
  const told =
    lead === null
      ? violations
      : violations.filter((violation) => dragged.has(violation.leg) || dragged.has(violation.with));
  if (lead !== null && told.length > 0) invalid.add(lead);
  const texts = told.map((violation) => describeViolation(violation, legs, codeOf));
  return { invalid, texts: [...new Set([...texts, ...rejected.values()])] };
}
