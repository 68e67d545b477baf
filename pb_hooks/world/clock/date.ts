const MINUTE = 60_000;

/**
 * Returns a world minute in the database's date format: 2026-01-06 08:10:00.000Z. `start` is the world's
 * first day.
 */
export const worldDate = (start: string, minute: number): string =>
  new Date(Date.parse(`${start}T00:00:00Z`) + minute * MINUTE).toISOString().replace('T', ' ');

/** Returns the world minute of a date in the database's format. `start` is the world's first day. */
export const minuteOfDate = (start: string, date: string): number =>
  (Date.parse(date.replace(' ', 'T')) - Date.parse(`${start}T00:00:00Z`)) / MINUTE;
