import { QUARTER_WEEKS, WEEK } from '#game/world/time.ts';

/** The hour of an auction of shares. */
export interface ShareHour {
  /** World hour. */
  hour: number;
  /** World minute of the full hour. */
  minute: number;
  /** First day of the world. */
  start: string;
}

/** In game minutes. Quarters are counted from the beginning of the world. */
export const QUARTER = QUARTER_WEEKS * WEEK;
