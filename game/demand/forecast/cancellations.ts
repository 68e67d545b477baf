import type { RouteWeek } from './route-week.ts';
import type { WeekOutcomes } from './week-costs.ts';

/** Cancellations of a week's own flights. */
export interface Cancellations {
  flights: number;
  /** Mean share of the flights that are cancelled. */
  share: number;
}

/** Most cancellations in a week that are considered. */
const CANCELLED_MAX = 10;

/** Returns the cancellations to expect in a week. */
export function cancellationsOf(week: RouteWeek, outcomeOf: WeekOutcomes): Cancellations {
  const own = week.departures.filter(({ airline }) => airline === week.airline);
  const sum = own.reduce(
    (total, { leg, block }) => total + outcomeOf(week.aircraft.get(leg), block).cancelled,
    0,
  );
  return { share: sum / Math.max(1, own.length), flights: own.length };
}

/** Returns the probabilities of 0, 1, … cancellations. Each also cancels the next flight. */
export function cancellationShares({ flights, share }: Cancellations): number[] {
  const each = 1 - Math.sqrt(1 - share);
  const shares: number[] = [];
  let one = (1 - each) ** flights;
  for (let count = 0; count <= flights && count < CANCELLED_MAX; count++) {
    shares.push(one);
    one *= ((flights - count) / (count + 1)) * (each / (1 - each));
  }
  return shares;
}
