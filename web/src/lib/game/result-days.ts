import { DAY, WEEK } from '#game/world/time.ts';

/** Period of the results, world minutes. */
export interface ResultDays {
  since: number;
  /** End, exclusive. */
  until: number;
}

/** Returns the first minute that results may cover. @param now world minute */
export const resultsSince = (now: number): number => Math.max(0, Math.floor(now / DAY) * DAY - WEEK);

/**
 * Returns the period of "last 7 days": seven full days until midnight. An airline without flights before
 * today gets the current day.
 *
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

/** Returns the load factor of some days of routes, 0–1. Null without seats. */
export function loadOfDays(days: readonly { seats: number; passengers: number }[]): number | null {
  const sum = (name: 'seats' | 'passengers') => days.reduce((total, day) => total + day[name], 0);
  return sum('seats') > 0 ? sum('passengers') / sum('seats') : null;
}
