/** The hour of which auctions and negotiations are settled. */
export interface ExchangeHour {
  hour: number;
  /** World minute of the full hour. */
  minute: number;
  /** First day of the world. */
  start: string;
  /** Seed of the world. */
  seed: string;
}
