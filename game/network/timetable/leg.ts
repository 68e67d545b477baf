/** One departure of the weekly timetable. */
export interface PlannedLeg {
  /** Route id. */
  route: string;
  /** Airport ids. */
  origin: string;
  destination: string;
  /** Minute of the week, 0 to WEEK − 1. Minute 0 is Monday 00:00 UTC. */
  departs: number;
  /** Block time in minutes. */
  block: number;
}
