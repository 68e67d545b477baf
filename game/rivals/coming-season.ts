import { comingWeeks, type MonthShares, meanSeason } from '../demand/forecast/months.ts';
import type { PassengerGroup } from '../demand/groups.ts';
import { DAY, WEEK } from '../world/time.ts';

/** Weeks for which an airline looks ahead. */
const WEEKS_AHEAD = 13;

/** Returns the months of the weeks for which an airline looks ahead. @param start date on which the world began */
export const monthsAhead = (start: string, minute: number): MonthShares =>
  comingWeeks(start, minute, (WEEKS_AHEAD * WEEK) / DAY);

/**
 * Returns the demand of some months as if it were that of a year. An airline counts on it when it adds an aircraft: a lease can
 * be ended, so fleets grow for the high season and shrink after it.
 * @param latA latitudes of both ends in degrees
 */
export function seasonalDemand(
  { leisure, business, premium }: Readonly<Record<PassengerGroup, number>>,
  months: MonthShares,
  latA: number,
  latB: number,
): Record<PassengerGroup, number> {
  const season = meanSeason(months, latA, latB);
  return {
    leisure: leisure * season.leisure,
    business: business * season.business,
    premium: premium * season.premium,
  };
}
