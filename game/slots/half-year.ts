import { calendarAt, daysOf } from '../network/timetable/clock.ts';
import { DAY } from '../world/time.ts';

const JULY = 7;

/**
 * Returns the world minute of the first auction of slots after a world minute: the start of the next half-year,
 * 1 January or 1 July at 00:00 UTC.
 * @param start date YYYY-MM-DD on which the world begins, 00:00 UTC
 */
export function nextSlotAuction(start: string, minute: number): number {
  const { year, month } = calendarAt(start, minute);
  const date = month < JULY ? `${year}-07-01` : `${year + 1}-01-01`;
  return (daysOf(date) - daysOf(start)) * DAY;
}
