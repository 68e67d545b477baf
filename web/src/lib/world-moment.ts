import { dateText, timeText } from '#game/network/timetable/clock.ts';

/** Formats a world minute in UTC: "Tue 6 Jan 08:10". @param start YYYY-MM-DD */
export const momentText = (start: string, minute: number): string =>
  `${dateText(start, minute).replace(/ \d+$/, '')} ${timeText(minute)}`;

/** Formats a day of the world without its year: 6 Jan. @param start YYYY-MM-DD */
export const dayText = (start: string, minute: number): string =>
  dateText(start, minute).split(' ').slice(1, 3).join(' ');
