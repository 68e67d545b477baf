import { WEEK } from '#game/world/time.ts';
import { dayAndTime } from './clock.ts';
import type { PlannedLeg } from './leg.ts';

interface ViolationPlace {
  /** Index, in the given list, of the leg that cannot depart as planned. */
  leg: number;
  /** Index of the conflicting leg before it. */
  with: number;
}

/**
 * A violation in a week. `missing` is in minutes: for `overlap` the time between the departure and the other
 * leg's landing, for `turnaround` the difference to the minimum, for `too_long` the time beyond a week. For
 * `rotation` it is the id of the airport where the aircraft is instead of the origin.
 */
export type TimetableViolation =
  | (ViolationPlace & { code: 'overlap' | 'turnaround' | 'too_long'; missing: number })
  | (ViolationPlace & { code: 'rotation'; missing: string });

/** The leg at a position of the sorted circle. Positions beyond the last belong to the next week. */
interface Visit {
  index: number;
  leg: PlannedLeg;
  departs: number;
}

const inOrder = (legs: readonly PlannedLeg[]): Visit[] =>
  legs
    .map((leg, index) => ({ index, leg, departs: leg.departs }))
    .sort((a, b) => a.departs - b.departs || a.index - b.index);

function visitAt(circle: readonly Visit[], position: number): Visit {
  const visit = circle[position % circle.length];
  if (!visit) throw new RangeError('no visit in an empty week');
  return { ...visit, departs: visit.departs + (position >= circle.length ? WEEK : 0) };
}

/**
 * Returns the violations between the leg at one position and those that depart before it lands, and the next
 * one.
 */
function violationsAfter(
  circle: readonly Visit[],
  position: number,
  turnaround: number,
  max: number,
): TimetableViolation[] {
  const violations: TimetableViolation[] = [];
  const from = visitAt(circle, position);
  const lands = from.departs + from.leg.block;
  for (let step = 1; step <= circle.length && violations.length < max; step++) {
    const next = visitAt(circle, position + step);
    const ground = next.departs - lands;
    const place = { leg: next.index, with: from.index };
    if (ground < 0) violations.push({ ...place, code: 'overlap', missing: -ground });
    else if (ground < turnaround && step === 1)
      violations.push({ ...place, code: 'turnaround', missing: turnaround - ground });
    if (step === 1 && next.leg.origin !== from.leg.destination)
      violations.push({ ...place, code: 'rotation', missing: from.leg.destination });
    if (ground >= 0) break;
  }
  return violations;
}

/**
 * Returns the reasons why an aircraft cannot repeat a week of legs, given in any order. The week is a circle:
 * the last leg must end where the first begins, and turnaround also applies over Sunday midnight. An empty
 * week has no violations.
 * @param aircraft its minimum turnaround in minutes
 * @param max number of violations after which the check ends; n legs at one minute have n² of them
 */
export function checkTimetable(
  legs: readonly PlannedLeg[],
  { turnaround }: { turnaround: number },
  max = Number.POSITIVE_INFINITY,
): TimetableViolation[] {
  const tooLong = legs.flatMap((leg, index): TimetableViolation[] => {
    const missing = leg.block + turnaround - WEEK;
    return missing > 0 ? [{ code: 'too_long', leg: index, with: index, missing }] : [];
  });
  if (tooLong.length > 0) return tooLong;
  const circle = inOrder(legs);
  const violations: TimetableViolation[] = [];
  for (let position = 0; position < circle.length && violations.length < max; position++)
    violations.push(...violationsAfter(circle, position, turnaround, max));
  return violations;
}

/**
 * Describes a violation, with times in UTC: "AMS–BCN, Tue 08:10, overlaps BCN–AMS, Tue 07:30, by 25 min".
 * @param legs the checked list
 * @param codeOf returns an airport's public code by id
 */
export function describeViolation(
  violation: TimetableViolation,
  legs: readonly PlannedLeg[],
  codeOf: (airport: string) => string,
): string {
  const nameOf = (index: number) => {
    const leg = legs[index];
    return leg ? `${codeOf(leg.origin)}–${codeOf(leg.destination)}, ${dayAndTime(leg.departs)},` : '';
  };
  const leg = nameOf(violation.leg);
  const other = nameOf(violation.with);
  switch (violation.code) {
    case 'overlap':
      return `${leg} overlaps ${other} by ${violation.missing} min`;
    case 'turnaround':
      return `${leg} departs ${violation.missing} min before the aircraft is ready after ${other.slice(0, -1)}`;
    case 'rotation':
      return `${leg} cannot depart: the aircraft is at ${codeOf(violation.missing)} after ${other.slice(0, -1)}`;
    case 'too_long':
      return `${leg} lasts ${violation.missing} min longer than a week, with its turnaround`;
  }
}
