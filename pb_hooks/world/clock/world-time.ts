/** A time in the game, with what turns it into a date. */
export interface WorldTime {
  /** World minute. */
  minute: number;
  /** First day of the world. */
  start: string;
}
