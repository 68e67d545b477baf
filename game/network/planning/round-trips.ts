import { DAY, DAYS_A_WEEK, HOUR, WEEK } from '#game/world/time.ts';
import { type ScheduleOptions, STAY } from '../scheduling/schedule-aircraft.ts';
import { checkTimetable } from '../timetable/check.ts';
import { departureAt, hasSlots } from '../timetable/departures.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import { type DirectedRoute, directedRoutesOf } from '../timetable/schedulable.ts';
import { usualWeeklyHours } from '../timetable/usual-hours.ts';
import type { FleetForecast } from './fleet-forecast.ts';
import type { PlanningAircraft, PlanningRoute } from './planning.ts';

/**
 * Local time of the first departure, and whether the others are spread over the day or follow immediately.
 */
type Pattern = readonly [first: number, isSpread: boolean];
const PATTERNS: readonly Pattern[] = [
  [7 * HOUR, true],
  [6 * HOUR, true],
  [8 * HOUR, true],
  [9 * HOUR, true],
  [10 * HOUR, true],
  [6 * HOUR, false],
  [7 * HOUR, false],
];
/** Local time of the last departure. */
const LAST = 20 * HOUR;
/** Departures are at multiples of five minutes. */
const STEP = 5;
/** Numbers of return flights per day to try. */
const COUNTS = [1, 2, 3, 4, 6, 8];

type Limits = Pick<ScheduleOptions, 'nights' | 'slots'>;

/** Returns both directions of a route for an aircraft from its base; null if it cannot fly it. */
function directionsFrom(
  aircraft: PlanningAircraft,
  route: PlanningRoute,
): [out: DirectedRoute, back: DirectedRoute] | null {
  const [one, other] = directedRoutesOf(aircraft, [route]);
  if (!one || !other) return null;
  if (one.from.id === aircraft.base) return [one, other];
  return other.from.id === aircraft.base ? [other, one] : null;
}

/** Checks whether a departure avoids the night and has slots at both ends. @param landed see `hasSlots` */
function fits(
  directed: DirectedRoute,
  departs: number,
  { nights = false, slots }: Limits,
  landed: number,
): boolean {
  if (departureAt(directed, departs, nights) < 0) return false;
  if (!slots) return true;
  return hasSlots(
    { from: slots(directed.from.id), to: slots(directed.to.id) },
    departs,
    directed.block,
    landed,
  );
}

/** A number of return flights on one day. */
interface DayOfTrips {
  weekday: number;
  count: number;
  pattern: Pattern;
}

/** Returns the return flights on one day; null if they do not fit into the day. */
function tripsOn(
  { weekday, count, pattern: [first, isSpread] }: DayOfTrips,
  { model }: PlanningAircraft,
  [out, back]: [DirectedRoute, DirectedRoute],
  limits: Limits,
): PlannedLeg[] | null {
  const there = Math.ceil((out.block + model.turnaround_min) / STEP) * STEP;
  const needed = 2 * there;
  const spread = count > 1 ? Math.floor((LAST - first) / (count - 1) / STEP) * STEP : DAY;
  const gap = isSpread ? spread : needed;
  if (count > 1 && spread < needed) return null;
  const legs: PlannedLeg[] = [];
  let landed = Number.NEGATIVE_INFINITY;
  for (let trip = 0; trip < count; trip++) {
    const local = weekday * DAY + first + trip * gap;
    const departs = (local - out.from.offset + WEEK) % WEEK;
    const returns = (departs + there) % WEEK;
    if (!fits(out, departs, limits, landed) || !fits(back, returns, limits, (departs + out.block) % WEEK))
      return null;
    landed = (returns + back.block) % WEEK;
    const leg = ({ route, from, to, block }: DirectedRoute, departs: number) => ({
      route,
      origin: from.id,
      destination: to.id,
      departs,
      block,
    });
    legs.push(leg(out, departs), leg(back, returns));
  }
  return legs;
}

interface DayPlan {
  legs: PlannedLeg[];
  /** Block minutes. */
  flown: number;
  /** US dollars before the lease. */
  gain: number;
}

/** Returns the longest time at base in minutes, from the last arrival to the next departure. */
function longestStay(legs: readonly PlannedLeg[], base: string): number {
  const sorted = legs.toSorted((one, other) => one.departs - other.departs);
  let longest = 0;
  sorted.forEach(({ origin, departs }, index) => {
    const before = sorted.at(index - 1);
    if (origin !== base || !before) return;
    const stay = (departs - before.departs - before.block + 2 * WEEK) % WEEK;
    if (stay > longest) longest = stay;
  });
  return longest;
}

/**
 * Returns the plans for one day: for each number of return flights the best start time, as long as more
 * flights earn more.
 */
function plansOn(weekday: number, planOf: (day: DayOfTrips) => DayPlan | null): DayPlan[] {
  const plans: DayPlan[] = [];
  for (const count of COUNTS) {
    let best: DayPlan | null = null;
    for (const pattern of PATTERNS) {
      // A single flight cannot be spread.
      if (count === 1 && !pattern[1]) continue;
      const plan = planOf({ weekday, count, pattern });
      if (plan && (!best || plan.gain > best.gain)) best = plan;
    }
    if (!best) continue;
    const before = plans.at(-1);
    if (before && best.gain <= before.gain) break;
    plans.push(best);
  }
  return plans;
}

/**
 * Selects at most one plan for each day. Each step adds the flights with the highest gain per minute, as long
 * as the whole week gains. Days are not fully independent because late flights may fall on the next day of
 * the forecast.
 * @param days plans of each day, fewest flights first
 * @param minutes maximum block minutes
 */
function chosenLegs(
  days: readonly DayPlan[][],
  minutes: number,
  gainOf: (legs: readonly PlannedLeg[]) => number,
  isFlyable: (legs: readonly PlannedLeg[]) => boolean,
): PlannedLeg[] {
  const chosen = days.map(() => -1);
  const open = days.map(() => true);
  let week: PlannedLeg[] = [];
  let [gain, left] = [Number.NEGATIVE_INFINITY, minutes];
  for (;;) {
    let best: { day: number; flown: number; rate: number } | null = null;
    for (const [day, plans] of days.entries()) {
      const [plan, now] = [plans[(chosen[day] as number) + 1], plans[chosen[day] as number]];
      if (!plan || !open[day]) continue;
      const flown = plan.flown - (now?.flown ?? 0);
      const rate = (plan.gain - (now?.gain ?? 0)) / flown;
      if (flown <= left && (!best || rate > best.rate)) best = { day, flown, rate };
    }
    if (!best) return week;
    const { day, flown } = best;
    const next = days.flatMap(
      (plans, index) => plans[(chosen[index] as number) + Number(index === day)]?.legs ?? [],
    );
    const nextGain = isFlyable(next) ? gainOf(next) : Number.NEGATIVE_INFINITY;
    if (nextGain > gain) {
      [week, gain, left] = [next, nextGain, left - flown];
      chosen[day] = (chosen[day] as number) + 1;
    } else open[day] = false;
  }
}

/**
 * Returns a week of return flights on one route. Each weekday has the most profitable number of flights, and
 * the best days come first until the aircraft's usual hours are used. At least one return flight, even if all
 * of them lose money. Empty if none fits.
 */
export function bestRoundTrips(
  aircraft: PlanningAircraft,
  route: PlanningRoute,
  forecast: FleetForecast,
  limits: Limits,
): PlannedLeg[] {
  const directions = directionsFrom(aircraft, route);
  if (!directions) return [];
  const planOf = (day: DayOfTrips): DayPlan | null => {
    const legs = tripsOn(day, aircraft, directions, limits);
    if (!legs) return null;
    const flown = legs.reduce((sum, { block }) => sum + block, 0);
    return { legs, flown, gain: forecast.gain(aircraft, legs) };
  };
  const days = Array.from({ length: DAYS_A_WEEK }, (_, weekday) => plansOn(weekday, planOf));
  const hours = usualWeeklyHours(aircraft.model) * HOUR;
  const turnaround = aircraft.model.turnaround_min;
  const legs = chosenLegs(
    days,
    hours,
    (week) => forecast.gain(aircraft, week),
    (week) => checkTimetable(week, { turnaround }).length === 0 && longestStay(week, aircraft.base) >= STAY,
  );
  return legs.sort((one, other) => one.departs - other.departs);
}
