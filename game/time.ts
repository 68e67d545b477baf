/**
 * Spans of game time, in minutes: the unit of world minutes (since the world began), minutes of the week and minutes from
 * gate to gate alike. Days and weeks are those of UTC; a year has 365 days, whatever the calendar says.
 */
export const HOUR = 60;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
export const YEAR = 365 * DAY;

/** How often the one goes into the other. */
export const HOURS_A_DAY = DAY / HOUR;
export const HOURS_A_WEEK = WEEK / HOUR;
export const DAYS_A_WEEK = WEEK / DAY;
export const DAYS_A_YEAR = YEAR / DAY;
export const WEEKS_A_YEAR = YEAR / WEEK;

/** First full hour at or after a world minute: the world hands over, and begins work, hour by hour. */
export const fullHour = (minute: number): number => Math.ceil(minute / HOUR) * HOUR;
