import { dayWeathers } from '#game/operations/delay/weather.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import type { ForecastAircraft, RouteWeek } from './route-week.ts';
import { rotationOf, type WeekOutcomes } from './week-costs.ts';

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
    (total, departure) => total + outcomeOf(week.aircraft.get(departure.leg), departure).cancelled,
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

/** Returns the probabilities of the sum of two independent counts. */
function sumShares(one: readonly number[], other: readonly number[]): number[] {
  const sum = new Array<number>(one.length + other.length - 1).fill(0);
  one.forEach((share, count) => {
    other.forEach((part, more) => {
      sum[count + more] = (sum[count + more] as number) + share * part;
    });
  });
  return sum;
}

/**
 * Returns the probabilities of 0, 1, … flights in a week for which passengers receive compensation. They are far more
 * spread than those of independent flights: on a day of bad weather the delays of an aircraft add up, and all its later
 * flights are hours late. Null if the rest of an aircraft's week is unknown.
 */
export function compensatedShares(week: RouteWeek): number[] | null {
  const flying = new Set<ForecastAircraft | undefined>();
  for (const { airline, leg } of week.departures)
    if (airline === week.airline) flying.add(week.aircraft.get(leg));
  const rotations = [...flying].map((aircraft) => aircraft && rotationOf(week, aircraft)?.countsOf());
  let sum = [1];
  for (let weekday = 0; weekday < DAYS_A_WEEK; weekday++) {
    const day: number[] = [];
    for (const [at, { share }] of dayWeathers(week.a, week.b, week.months).entries()) {
      // All aircraft meet the weather of the day.
      let together = [share];
      for (const counts of rotations) {
        if (!counts) return null;
        together = sumShares(together, counts[weekday]?.[at] ?? [1]);
      }
      together.forEach((part, count) => {
        day[count] = (day[count] ?? 0) + part;
      });
    }
    sum = sumShares(sum, day);
  }
  return sum;
}
