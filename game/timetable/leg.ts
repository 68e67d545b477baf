/** One departure of the weekly timetable. */
export interface PlannedLeg {
  /** Id of the route. */
  route: string;
  /** Ids of the airports. */
  origin: string;
  destination: string;
  /** Minute of the week, 0 to WEEK − 1; minute 0 is Monday 00:00 UTC. */
  departs: number;
  /** Minutes from gate to gate. */
  block: number;
}
