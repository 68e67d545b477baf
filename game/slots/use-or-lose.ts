import { HOUR, WEEK } from '../world/time.ts';

/** Weeks over which the use of slots is counted. At least 60 days, so that nobody loses by sleeping. */
const WEEKS = 9;
/** Share of the slots that must be used. */
const USE = 0.8;

/** Returns the world minute at which slots that are unused from now on are withdrawn: on a full hour. */
export const withdrawnAt = (now: number): number => Math.ceil(now / HOUR) * HOUR + WEEKS * WEEK;

/** The use of an airline's slots in one hour of the week, as the collection `slot` stores it. */
export interface SlotUse {
  count: number;
  used: number;
  flown: number;
  weeks: number;
  until: number;
}

/**
 * Counts one more week. At the deadline, unused slots are withdrawn if less than 80% were used. Otherwise,
 * counting begins again when one is unused.
 * @param now world minute
 */
export function countWeek({ count, used, flown, weeks, until }: SlotUse, now: number): SlotUse {
  if (until === 0) {
    if (used >= count) return { count, used, flown: 0, weeks: 0, until: 0 };
    return { count, used, flown: used, weeks: 1, until: withdrawnAt(now) };
  }
  const sum = flown + used;
  if (now < until) return { count, used, flown: sum, weeks: weeks + 1, until };
  const isUsed = sum >= USE * count * (weeks + 1);
  return { count: isUsed ? count : used, used, flown: 0, weeks: 0, until: 0 };
}

/** Returns how slots that came back are divided: half for airlines that are new at the airport. */
export const toPool = (count: number): number => Math.ceil(count / 2);
