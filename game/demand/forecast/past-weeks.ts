import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, DAYS_A_WEEK, WEEK } from '#game/world/time.ts';
import { comingWeeks } from './months.ts';
import type { RouteWeek } from './route-week.ts';

/** Number of past weeks that are compared with the forecast. */
export const PAST_WEEKS = 8;

/** A past week of a route in which it flew like today's timetable, at one fare. */
export interface PastWeek {
  /** World minute. */
  starts: number;
  /** Economy fare, whole US dollars. */
  fare: number;
  passengers: number;
}

/**
 * Returns the last weeks that can be compared with a forecast, the latest first. Weeks with another number of flights or
 * with several fares cannot.
 * @param days results of one route by day
 * @param today world minute of midnight, at which the last week ends
 * @param planned flights per week
 */
export function pastWeeks(days: readonly RouteHistory[], today: number, planned: number): PastWeek[] {
  const weeks: PastWeek[] = [];
  for (let back = 1; back <= PAST_WEEKS && planned > 0; back++) {
    const starts = today - back * WEEK;
    const its = days.filter((day) => day.days === 1 && day.starts >= starts && day.starts < starts + WEEK);
    const sum = (name: 'flights' | 'cancelled' | 'passengers') =>
      its.reduce((total, day) => total + day[name], 0);
    const [fare, ...others] = new Set(its.flatMap((day) => (day.fare > 0 ? [day.fare] : [])));
    if (fare === undefined || others.length > 0 || sum('flights') + sum('cancelled') !== planned) continue;
    weeks.push({ starts, fare, passengers: sum('passengers') });
  }
  return weeks;
}

/**
 * Returns a route's week as it would be in a past one: with its fare and season, and otherwise as it is now.
 * @param start date on which the world began
 */
export const weekThen = (week: RouteWeek, { starts, fare }: PastWeek, start: string): RouteWeek => ({
  ...week,
  fares: { ...week.fares, economy: fare },
  months: comingWeeks(start, starts, DAYS_A_WEEK),
});

/** World minute from which results are needed. @param now world minute */
export const pastWeeksSince = (now: number): number => Math.max(0, now - (now % DAY) - PAST_WEEKS * WEEK);
