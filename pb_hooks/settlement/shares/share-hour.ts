/** The hour of an auction of shares. */
export interface ShareHour {
  /** World hour. */
  hour: number;
  /** World minute of the full hour. */
  minute: number;
  /** First day of the world. */
  start: string;
}
