import type { CheckMark, MaintainedAircraft } from '../fleet/aircraft/maintenance.ts';
import { DAY } from '../world/time.ts';

/**
 * Returns the game minutes that a dealer has held an aircraft, in whole days: its value stays the same within a day.
 * @param since world minute
 * @param now world minute
 */
export const heldMinutes = (since: number, now: number): number =>
  (Math.floor(now / DAY) - Math.floor(since / DAY)) * DAY;

interface DatedAircraft {
  /** World minute. */
  built: number;
  checks: MaintainedAircraft['checks'];
}

/**
 * Returns when an aircraft was built and checked, moved by the time that a dealer has held it: it is sold as old as it
 * was taken in.
 * @param minutes game minutes
 */
export function shiftedBy({ built, checks }: DatedAircraft, minutes: number) {
  const shift = (mark: CheckMark) => ({ ...mark, at: mark.at + minutes });
  const { line, a, c, d } = checks;
  return { built: built + minutes, checks: { line: shift(line), a: shift(a), c: shift(c), d: shift(d) } };
}
