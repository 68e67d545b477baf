import { dateText, timeText } from '#game/network/timetable/clock.ts';

/** Returns a world minute as date and time for a notice. @param start first day of the world */
export const sayWhen = (start: string, minute: number): string =>
  `${dateText(start, minute)} ${timeText(minute)} UTC`;
