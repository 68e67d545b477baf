import { WEEK } from '#game/world/time.ts';

/** Weeks without a flight after which a right to fly a route lapses. */
export const LAPSE_WEEKS = 26;
/** Weeks between the notice and the lapse: 63 days, so that nobody loses by sleeping. */
export const LAPSE_NOTICE_WEEKS = 9;

/** Returns the world minute after which an unused right lapses. */
export const lapsesFrom = (unusedFrom: number): number => unusedFrom + LAPSE_WEEKS * WEEK;

export interface RightUse {
  /** World minute from which the right has been unused. 0 if it is used. */
  unusedFrom: number;
  change: 'none' | 'notice' | 'lapse';
}

/**
 * Returns the state of a right at its weekly review.
 * @param unusedFrom state of the week before
 * @param isUsed whether it had a flight in the past week, or has one in the timetable
 */
export function reviewRight(unusedFrom: number, isUsed: boolean, minute: number): RightUse {
  if (isUsed) return { unusedFrom: 0, change: 'none' };
  if (unusedFrom === 0) return { unusedFrom: minute, change: 'none' };
  const weeks = Math.floor((minute - unusedFrom) / WEEK);
  if (weeks >= LAPSE_WEEKS) return { unusedFrom, change: 'lapse' };
  return { unusedFrom, change: weeks === LAPSE_WEEKS - LAPSE_NOTICE_WEEKS ? 'notice' : 'none' };
}
