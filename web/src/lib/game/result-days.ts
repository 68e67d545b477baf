import { DAY, WEEK } from '../../../../game/time.ts';

/** World minutes that results cover. */
export interface ResultDays {
  since: number;
  /** First minute that no longer counts. */
  until: number;
}

/** Returns the first minute that results may cover. @param now world minute */
export const resultsSince = (now: number): number => Math.max(0, Math.floor(now / DAY) * DAY - WEEK);

/**
 * Returns what "last 7 days" means: the seven whole days up to midnight. Only an airline that had no flight before today sees
 * today so far.
 * @param now world minute
 */
export function resultDays(now: number, hasFlownBefore: boolean): ResultDays {
  const midnight = Math.floor(now / DAY) * DAY;
  return hasFlownBefore ? { since: resultsSince(now), until: midnight } : { since: midnight, until: now };
}

/** Returns the days of a route's history that results cover. @param history since `resultsSince` */
export function ofResultDays<Day extends { starts: number }>(history: readonly Day[], now: number): Day[] {
  const midnight = Math.floor(now / DAY) * DAY;
  const { since } = resultDays(
    now,
    history.some(({ starts }) => starts < midnight),
  );
  return history.filter(({ starts }) => starts >= since && (starts < midnight || since === midnight));
}
