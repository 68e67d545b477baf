import { calendarAt } from '#game/network/timetable/clock.ts';
import { DAY, DAYS_A_WEEK } from '#game/world/time.ts';
import type { PassengerGroup } from '../groups.ts';
import { seasonFactors } from '../season.ts';

/** Share of a period's days in each month, January first. They add up to 1. */
export type MonthShares = readonly number[];

const MONTHS = 12;
/** Number of days that every profit forecast covers, from today. */
export const FORECAST_DAYS = 28;
export const FORECAST_WEEKS = FORECAST_DAYS / DAYS_A_WEEK;

/** The average week of a year. */
export const WHOLE_YEAR: MonthShares = new Array(MONTHS).fill(1 / MONTHS);

/**
 * Returns the months of some days.
 * @param start date on which the world began
 * @param minute of the world from which they are counted
 * @param days the next four weeks by default
 */
export function comingWeeks(start: string, minute: number, days = FORECAST_DAYS): MonthShares {
  const shares = new Array<number>(MONTHS).fill(0);
  for (let day = 0; day < days; day++) {
    const month = calendarAt(start, minute + day * DAY).month - 1;
    shares[month] = (shares[month] as number) + 1 / days;
  }
  return shares;
}

/** Returns the mean factor on each group's trips between two latitudes (degrees) over some months. */
export function meanSeason(
  months: MonthShares,
  latA: number,
  latB: number,
): Readonly<Record<PassengerGroup, number>> {
  const mean = { leisure: 0, business: 0, premium: 0 };
  for (let month = 0; month < MONTHS; month++) {
    const share = months[month] as number;
    if (share === 0) continue;
    const season = seasonFactors(month, latA, latB);
    mean.leisure += share * season.leisure;
    mean.business += share * season.business;
    mean.premium += share * season.premium;
  }
  return mean;
}
