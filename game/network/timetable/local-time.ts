import { DAY, HOUR, WEEK } from '#game/world/time.ts';

const DEGREES_AN_HOUR = 15;

/**
 * Returns the minutes that local time at a longitude is ahead of UTC, by the sun and in whole hours. This is
 * accurate enough for preferred departure hours, and the same in every JavaScript engine.
 */
export const solarOffset = (lon: number): number => Math.round(lon / DEGREES_AN_HOUR) * HOUR;

/** Returns the local weekday (0 = Monday), hour, and minute of the day, from a minute of the UTC week. */
export function localTime(
  minuteOfWeek: number,
  offset: number,
): { weekday: number; hour: number; minuteOfDay: number } {
  const local = (((minuteOfWeek + offset) % WEEK) + WEEK) % WEEK;
  const minuteOfDay = local % DAY;
  return { weekday: Math.floor(local / DAY), hour: Math.floor(minuteOfDay / HOUR), minuteOfDay };
}
