import type { SlotsLeft } from '#game/slots/slots-left.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { DAY, DAYS_A_WEEK, HOUR, HOURS_A_DAY, HOURS_A_WEEK, WEEK } from '#game/world/time.ts';
import { departureAt, hasSlots } from '../timetable/departures.ts';
import { frequencyOf, rivalry } from '../timetable/frequency.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import {
  type DirectedRoute,
  directedRoutesOf,
  type LegValue,
  type SchedulableAircraft,
  type SchedulableRoute,
} from '../timetable/schedulable.ts';
import { usualWeeklyHours } from '../timetable/usual-hours.ts';
import { type ValueBook, valueBook } from './known-values.ts';

/** Grid of departure times in minutes. Rounding up to it leaves a small buffer against delays. */
const STEP = 10;
const STEPS = WEEK / STEP;
/** Local time at which the weekly stay at base begins, in minutes. */
const STAY_FROM = HOUR;
/** Block minutes by which a plan may exceed an even use of its hours. */
const AHEAD = 3 * HOUR;
/** Minutes at base for a line check, once per week. */
export const STAY = 4 * HOUR;

export interface ScheduleOptions {
  /** Weeks of the airline's other aircraft. They reduce the value of similar departures. */
  existing?: readonly PlannedLeg[];
  /** Maximum block hours per week. Defaults to the usual hours of such aircraft. */
  weeklyHours?: number;
  /** Whether short flights may depart and arrive at night. Defaults to false. */
  nights?: boolean;
  /**
   * Minimum stay at base once per week for checks, in minutes. Defaults to the four hours of a line check.
   */
  stay?: number;
  /** Movements left at airports besides all other legs. Unlimited if omitted. */
  slots?: SlotsLeft | undefined;
}

/** A planned departure. Following `before` yields the whole plan up to it. */
interface Planned {
  before: Planned | null;
  /** Index of the directed route. */
  direction: number;
  /** Minutes since the start of this aircraft's week. */
  departs: number;
  /** Local weekday and hour of the departure. */
  weekday: number;
  hour: number;
  /** Block minutes so far, including this leg. */
  flown: number;
}

/** The most valuable plan with which the aircraft is at a place by a time. */
interface State {
  value: number;
  last: Planned | null;
}

export interface ScheduledWeek {
  legs: PlannedLeg[];
  /** Dollars per week by the value function. */
  value: number;
}

/**
 * Returns how much a plan's own departures reduce the value of one more on the same directed route and day.
 */
function ownRivalry(
  last: Planned | null,
  direction: number,
  departs: number,
  weekday: number,
  hour: number,
): number {
  let sum = 0;
  for (let leg = last; leg && departs - leg.departs < DAY; leg = leg.before)
    if (leg.direction === direction && leg.weekday === weekday) sum += rivalry(hour - leg.hour);
  return sum;
}

function legsOf(
  last: Planned | null,
  directedRoutes: readonly DirectedRoute[],
  begins: number,
): PlannedLeg[] {
  const legs: PlannedLeg[] = [];
  for (let leg = last; leg; leg = leg.before) {
    const directed = directedRoutes[leg.direction];
    if (!directed) continue;
    const departs = (begins + leg.departs) % WEEK;
    legs.push({
      route: directed.route,
      origin: directed.from.id,
      destination: directed.to.id,
      departs,
      block: directed.block,
    });
  }
  return legs.sort((a, b) => a.departs - b.departs);
}

/** Returns a number for each airport, and the directed routes that leave from it. */
function placesOf(directedRoutes: readonly DirectedRoute[]): {
  numbers: Map<string, number>;
  leaving: number[][];
} {
  const numbers = new Map<string, number>();
  const leaving: number[][] = [];
  for (const [index, { from }] of directedRoutes.entries()) {
    const number = numbers.get(from.id) ?? numbers.size;
    numbers.set(from.id, number);
    leaving[number] = [...(leaving[number] ?? []), index];
  }
  return { numbers, leaving };
}

/**
 * Plans an aircraft's week. It proceeds forward in time and keeps the most valuable plan for every place.
 * Each departure therefore competes with waiting for a better hour and with every other route. The week
 * begins and ends at base with a stay long enough for a check, on a day that differs between aircraft.
 * @returns no legs if nothing is profitable or nothing can be flown from the base
 */
export const scheduleAircraft = (
  aircraft: SchedulableAircraft,
  routes: readonly SchedulableRoute[],
  { value, ...rest }: ScheduleOptions & { value: LegValue },
): ScheduledWeek => scheduleWith(valueBook(value), aircraft, routes, rest);

/** Plans a week like `scheduleAircraft`, with a cache of values that identical aircraft share. */
export function scheduleWith(
  book: ValueBook,
  aircraft: SchedulableAircraft,
  routes: readonly SchedulableRoute[],
  options: ScheduleOptions,
): ScheduledWeek {
  const directedRoutes = directedRoutesOf(aircraft, routes);
  const home = directedRoutes.find((directed) => directed.from.id === aircraft.base)?.from;
  if (!home) return { legs: [], value: 0 };
  const day = (aircraft.turn ?? hashOf([aircraft.id])) % DAYS_A_WEEK;
  const begins = (((day * DAY + STAY_FROM - home.offset) % WEEK) + WEEK) % WEEK;
  const max = (options.weeklyHours ?? usualWeeklyHours(aircraft.model)) * HOUR;
  const { nights = false, slots } = options;
  const { numbers, leaving } = placesOf(directedRoutes);
  const there = frequencyOf(directedRoutes, options.existing ?? []);
  const legOptions = directedRoutes.map((directed) => ({
    directed,
    to: numbers.get(directed.to.id) ?? 0,
    steps: Math.ceil((directed.block + aircraft.model.turnaround_min) / STEP),
    values: book(directed.route, directed.direction),
    slots: slots ? { from: slots(directed.from.id), to: slots(directed.to.id) } : null,
  }));

  const now: (State | null)[] = leaving.map(() => null);
  const arriving: (State | null)[][] = leaving.map(() => new Array(STEPS + 1).fill(null));
  const base = numbers.get(aircraft.base) ?? 0;
  const landedAt = (leg: Planned | null) =>
    leg ? begins + leg.departs + (legOptions[leg.direction]?.directed.block ?? 0) : Number.NEGATIVE_INFINITY;
  now[base] = { value: 0, last: null };
  for (let step = Math.ceil((options.stay ?? STAY) / STEP); step <= STEPS; step++) {
    const departs = step * STEP;
    for (let place = 0; place < leaving.length; place++) {
      const arrived = arriving[place]?.[step];
      const waited = now[place];
      const state = arrived && (!waited || arrived.value > waited.value) ? arrived : waited;
      if (!state) continue;
      now[place] = state;
      for (const index of leaving[place] ?? []) {
        const option = legOptions[index];
        if (!option || step + option.steps > STEPS) continue;
        const ready = step + option.steps;
        const flown = (state.last?.flown ?? 0) + option.directed.block;
        // Hours become available over the week, so that they are not used up by Friday.
        if (flown > Math.min(max, (max * ready) / STEPS + AHEAD)) continue;
        const local = departureAt(option.directed, (begins + departs) % WEEK, nights);
        if (local < 0) continue;
        if (
          option.slots &&
          !hasSlots(option.slots, begins + departs, option.directed.block, landedAt(state.last))
        )
          continue;
        const weekday = Math.floor(local / DAY);
        const hour = Math.floor((local % DAY) / HOUR);
        const frequency =
          (there[index * HOURS_A_WEEK + weekday * HOURS_A_DAY + hour] ?? 0) +
          ownRivalry(state.last, index, departs, weekday, hour);
        const value = state.value + option.values.at(weekday, hour, frequency);
        const waiting = arriving[option.to];
        const other = waiting?.[ready];
        if (waiting && (!other || value > other.value))
          waiting[ready] = {
            value,
            last: { before: state.last, direction: index, departs, weekday, hour, flown },
          };
      }
    }
  }
  const end = now[base];
  return end ? { legs: legsOf(end.last, directedRoutes, begins), value: end.value } : { legs: [], value: 0 };
}
