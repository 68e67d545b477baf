import { calendarAt, dateText, timeText } from '../../../game/timetable/clock.ts';

/** A moment of the world as short as it is clear, in UTC: "Tue 6 Jan 08:10". @param start YYYY-MM-DD */
export const momentText = (start: string, minute: number): string =>
  `${dateText(start, minute).replace(/ \d+$/, '')} ${timeText(minute)}`;

/** A day of the world without its year: 6 Jan. @param start YYYY-MM-DD */
export const dayText = (start: string, minute: number): string =>
  dateText(start, minute).split(' ').slice(1, 3).join(' ');

/** What an input of the type datetime-local holds for a world minute: 2026-01-06T08:10. */
export function toDateTimeInput(start: string, minute: number): string {
  const { year, month, day } = calendarAt(start, minute);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${timeText(minute)}`;
}

/** World minute of what such an input holds; NaN where it is empty or no time. */
export function fromDateTimeInput(start: string, value: string): number {
  // Browsers fill empty dates in by themselves, and some write seconds.
  const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(value)?.[0];
  if (!written) return Number.NaN;
  return (Date.parse(`${written}:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 60_000;
}
