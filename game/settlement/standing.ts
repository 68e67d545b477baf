/** Weight of what is known of no airline yet, in flights: the first few flights do not make or break a name. */
const PRIOR_FLIGHTS = 20;
/** Punctuality that a new airline is taken to have. */
const PRIOR_PUNCTUALITY = 0.8;
/** Share of the way to where it belongs that a reputation goes in a day: half of it in two weeks. */
const PACE = 0.05;
/** Steps of stored figures. */
const STEP = 1e6;

const onGrid = (value: number) => Math.round(value * STEP) / STEP;

/** What was scheduled in the last days. */
export interface RecentFlights {
  /** Flown. */
  flights: number;
  cancelled: number;
  /** Of those flown, more than a quarter of an hour late. */
  late: number;
}

/** Share of scheduled flights that were flown and on time, 0–1, drawn to a usual one while they are few. */
export const punctualityOf = ({ flights, cancelled, late }: RecentFlights): number =>
  onGrid((flights - late + PRIOR_FLIGHTS * PRIOR_PUNCTUALITY) / (flights + cancelled + PRIOR_FLIGHTS));

/** What passengers make of an airline in the long run, 0–1. */
function deserved(punctuality: number, comfort: number, cancelledShare: number): number {
  return Math.min(1, Math.max(0, 0.5 * punctuality + 0.5 * comfort - 2 * cancelledShare));
}

/**
 * Reputation a day later, 0–1. It moves slowly, and not at all where nothing was scheduled.
 * @param comfort of its seats, 0–1
 */
export function nextReputation(
  reputation: number,
  recent: RecentFlights,
  punctuality: number,
  comfort: number,
): number {
  const scheduled = recent.flights + recent.cancelled;
  if (scheduled === 0) return reputation;
  const aim = deserved(punctuality, comfort, recent.cancelled / (scheduled + PRIOR_FLIGHTS));
  return onGrid(reputation + (aim - reputation) * PACE);
}
