import type { TimetableContext } from '#hooks/action/shared/context.ts';
import { followRemoval } from './follow-slots.ts';
import { readLegs, type StoredLeg } from './read-legs.ts';
import { withdrawLegs } from './withdraw-legs.ts';

/**
 * Records that all legs of some aircraft (ids) leave the timetable, and lets the slots follow. Call it before the legs
 * are deleted. Returns the legs.
 */
export function leaveTimetable(context: TimetableContext, aircraft: readonly string[]): StoredLeg[] {
  const legs = readLegs(context.tx, aircraft);
  withdrawLegs(context, aircraft, []);
  followRemoval(context, legs);
  return legs;
}
