import { DAY, HOUR, WEEK } from '../time.ts';

const DEGREES_AN_HOUR = 15;

/**
 * Minutes that clocks at a longitude are ahead of UTC, by the sun in whole hours: near enough to say which hour of the day
 * people wish to fly in, and the same in every engine.
 */
export const solarOffset = (lon: number): number => Math.round(lon / DEGREES_AN_HOUR) * HOUR;

/** Weekday (0 = Monday), hour, and minute of the day at a place, from a minute of the UTC week. */
export function localTime(
  minuteOfWeek: number,
  offset: number,
): { weekday: number; hour: number; minuteOfDay: number } {
  const local = (((minuteOfWeek + offset) % WEEK) + WEEK) % WEEK;
  const minuteOfDay = local % DAY;
  return { weekday: Math.floor(local / DAY), hour: Math.floor(minuteOfDay / HOUR), minuteOfDay };
}
