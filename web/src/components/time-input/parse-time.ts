import { DAY, HOUR } from '../../../../game/time.ts';

/** What a time must be, for a field's error. */
export const TIME_HINT = 'Write the time as HH:MM, from 00:00 to 23:59.';

/** Returns the minute of the day that a text means: 7:5, 07:05, 0705, 19.30, 19h30, 7. Null if it is no time. */
export function parseTime(text: string): number | null {
  const parts = /^(\d{1,2})(?:\s*[:.h,\s]\s*(\d{1,2})?)?$|^(\d{1,2})(\d{2})$/i.exec(text.trim());
  if (!parts) return null;
  const [hours, minutes] = [Number(parts[1] ?? parts[3]), Number(parts[2] ?? parts[4] ?? 0)];
  return hours * HOUR < DAY && minutes < HOUR ? hours * HOUR + minutes : null;
}

/** Returns a minute of the day some steps later, over midnight: a time between two steps goes to the next one. */
export function stepTime(minute: number, step: number, up: boolean): number {
  const next = up ? Math.floor(minute / step) + 1 : Math.ceil(minute / step) - 1;
  return (((next * step) % DAY) + DAY) % DAY;
}
