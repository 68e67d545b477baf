import { CABIN_CLASSES, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { type FareRule, fareRange } from '#game/network/route/fare-rule.ts';
import { DAY } from '#game/world/time.ts';
import { withFares } from './fare-curve.ts';
import { roughMoney } from './forecast-route.ts';
import { meanSeason } from './months.ts';
import { dayOf, type ForecastEnd, type RouteDay, type RouteWeek } from './route-week.ts';
import { weekOutcomes } from './week-costs.ts';

/** Smallest gain for which fares change, as a share of the revenue. Every change recomputes connections. */
const MIN_GAIN = 0.001;

/** A fare with the profit at it. */
type Point = readonly [fare: number, profit: number];

/** Returns the weekdays on which the airline has a departure from an airport, in order. */
function flownWeekdays({ departures, airline }: RouteWeek, origin: string): number[] {
  const weekdays = new Set<number>();
  for (const departure of departures)
    if (departure.airline === airline && departure.origin === origin)
      weekdays.add(Math.floor(departure.departs / DAY));
  return [...weekdays].sort();
}

/**
 * Returns up to three days of a week as a sample: in one direction an early and a late one, in the other one
 * in the middle. With daily flights these are Tuesday, Saturday and Thursday.
 */
function sampleDays(week: RouteWeek): RouteDay[] {
  const { a, b, months, departures } = week;
  const season = meanSeason(months, a.lat, b.lat);
  const sample = (origin: ForecastEnd, shares: readonly number[]) => {
    const flown = flownWeekdays(week, origin.id);
    const weekdays = new Set(shares.map((share) => flown[Math.floor(flown.length * share)]));
    return [...weekdays].flatMap((weekday) => {
      if (weekday === undefined) return [];
      const flying = departures.filter(
        ({ origin: from, departs }) => from === origin.id && Math.floor(departs / DAY) === weekday,
      );
      return [dayOf(week, origin, weekday, flying, season)];
    });
  };
  return [...sample(a, [0.25, 0.75]), ...sample(b, [0.5])];
}

/** Returns the fare at the top of a parabola through up to three points, within their range. */
function peakOf(points: readonly Point[]): number {
  const best = points.reduce((one, other) => (other[1] > one[1] ? other : one));
  const [x, y, z] = points.toSorted((one, other) => one[0] - other[0]);
  if (!x || !y || !z) return best[0];
  const left = (y[1] - x[1]) / (y[0] - x[0]);
  const right = (z[1] - y[1]) / (z[0] - y[0]);
  // Straight, or open to the top.
  if (right >= left) return best[0];
  const peak = (x[0] + y[0]) / 2 - (left * (z[0] - x[0])) / (2 * (right - left));
  return Math.round(Math.min(z[0], Math.max(x[0], peak)));
}

/**
 * Returns the most profitable fares of a route within one step of the present ones, class by class, against
 * the rivals' present fares. It forecasts a sample of the days at a few fares and joins them by a parabola,
 * because the server does this for thousands of routes of rivals: `bestFares` takes three hundred times as long.
 * Classes without own seats keep their fares.
 * @param step largest change, as a share of the present fare
 * @returns null if the fares stay as they are, or if the airline has no flights on the route
 */
export function nextFares(week: RouteWeek, rule: FareRule, step: number): PerClass | null {
  const own = week.departures.filter(({ airline }) => airline === week.airline);
  const days = sampleDays(week);
  if (days.length === 0) return null;
  // Without inherited delays: they would take ten times as long as all the rest, and hardly change the best fares.
  const outcomeOf = weekOutcomes(week, false);
  const moneyAt = (fares: PerClass) => roughMoney({ ...week, fares }, withFares(days, fares), outcomeOf);
  const present = moneyAt(week.fares);
  const next = { ...week.fares };
  let isForced = false;
  for (const name of CABIN_CLASSES) {
    if (!own.some(({ seats }) => seats[name] > 0)) continue;
    const fare = week.fares[name];
    const { low, high } = fareRange(fare, week.km, name, rule, step);
    const isAllowed = fare >= low && fare <= high;
    if (!isAllowed) isForced = true;
    const points: Point[] = isAllowed ? [[fare, present.profit]] : [];
    for (const tried of new Set([low, high]))
      if (tried !== fare) points.push([tried, moneyAt({ ...week.fares, [name]: tried }).profit]);
    next[name] = peakOf(points);
  }
  if (isForced) return next;
  const gain = moneyAt(next).profit - present.profit;
  return gain > MIN_GAIN * present.revenue ? next : null;
}
