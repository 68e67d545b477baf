/**
 * Spans of game time in minutes. All times use this unit: world minutes (since the world began), minutes of
 * the week, and block times. Days and weeks are UTC. A year always has 365 days.
 */
export const HOUR = 60;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
export const YEAR = 365 * DAY;

/** Ratios between the units. */
export const HOURS_A_DAY = DAY / HOUR;
export const HOURS_A_WEEK = WEEK / HOUR;
export const DAYS_A_WEEK = WEEK / DAY;
export const DAYS_A_YEAR = YEAR / DAY;
export const WEEKS_A_YEAR = YEAR / WEEK;
/** Weeks of a financial year, for rates of interest, statements and fair value. */
export const FINANCIAL_YEAR_WEEKS = 52;
export const QUARTER_WEEKS = FINANCIAL_YEAR_WEEKS / 4;
/** Days of a year in both directions, because yearly demand covers both. */
export const DIRECTED_DAYS_A_YEAR = 2 * DAYS_A_YEAR;

/** Returns the first full hour at or after a world minute. Deliveries and work begin on the hour. */
export const fullHour = (minute: number): number => Math.ceil(minute / HOUR) * HOUR;
