import { USUAL } from '#game/demand/choice/tastes.ts';

/** Weight of the prior in flights, so that the first flights do not determine a reputation. */
const PRIOR_FLIGHTS = 20;
/** Share of flights that are cancelled with usual weather and aircraft, 0–1. */
const USUAL_CANCELLED = 0.013;
/** Share of the distance to its target that a reputation covers per day. It covers half in two weeks. */
const PACE = 0.05;
/** Stored figures are multiples of 1/STEP. */
const STEP = 1e6;

const onGrid = (value: number) => Math.round(value * STEP) / STEP;

/** Flights scheduled in the last days. */
export interface RecentFlights {
  /** Flown. */
  flights: number;
  cancelled: number;
  /** Flown more than a quarter of an hour late. */
  late: number;
}

/**
 * Returns the share of scheduled flights that were flown on time, 0–1, moved towards the usual one if there
 * are few.
 */
export const punctualityOf = ({ flights, cancelled, late }: RecentFlights): number =>
  onGrid((flights - late + PRIOR_FLIGHTS * USUAL.punctuality) / (flights + cancelled + PRIOR_FLIGHTS));

/**
 * Returns the reputation that an airline has in the long run, 0–1: the usual one with usual punctuality, comfort and
 * cancellations, as the airlines of the real world have it.
 */
function deserved(punctuality: number, comfort: number, cancelledShare: number): number {
  const better =
    0.5 * (punctuality - USUAL.punctuality) +
    0.5 * (comfort - USUAL.comfort) -
    2 * (cancelledShare - USUAL_CANCELLED);
  return Math.min(1, Math.max(0, USUAL.reputation + better));
}

/**
 * Returns the reputation one day later, 0–1. It moves slowly, and not at all without scheduled flights.
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
