import { DAY, HOUR } from '#game/world/time.ts';

/** Error message for an invalid time. */
export const TIME_HINT = 'Enter the time as HH:MM, from 00:00 to 23:59.';

/**
 * Parses a time such as 7:5, 07:05, 0705, 19.30, 19h30 or 7 as a minute of the day. Null if it is not a time.
 */
export function parseTime(text: string): number | null {
  const parts = /^(\d{1,2})(?:\s*[:.h,\s]\s*(\d{1,2})?)?$|^(\d{1,2})(\d{2})$/i.exec(text.trim());
  if (!parts) return null;
  const [hours, minutes] = [Number(parts[1] ?? parts[3]), Number(parts[2] ?? parts[4] ?? 0)];
  return hours * HOUR < DAY && minutes < HOUR ? hours * HOUR + minutes : null;
}

/**
 * Returns the next or previous step of the day, across midnight. A time between steps moves to the nearest
 * one in that direction.
 */
export function stepTime(minute: number, step: number, up: boolean): number {
  const next = up ? Math.floor(minute / step) + 1 : Math.ceil(minute / step) - 1;
  return (((next * step) % DAY) + DAY) % DAY;
}
