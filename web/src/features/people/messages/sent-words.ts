import { dateText, timeText } from '#game/network/timetable/clock.ts';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Returns the time of day of a moment in the browser's time zone: 08:10. @param sent ms since 1970 */
export const sentTime = (sent: number): string => time.format(sent);

/** Returns the date of a moment in the browser's time zone: Tue 6 Jan 2026. */
export const sentDay = (sent: number): string => day.format(sent).replaceAll(',', '');

/** Returns the time of a moment of today, and the date of any other. */
export const sentShort = (sent: number, now: number): string =>
  sentDay(sent) === sentDay(now) ? sentTime(sent) : sentDay(sent).slice(0, -5);

/** Returns a message's game time: Game time Tue 6 Jan 2026 08:10 UTC. @param start first day of the world */
export const gameTime = (start: string, minute: number): string =>
  `Game time ${dateText(start, minute)} ${timeText(minute)} UTC`;
