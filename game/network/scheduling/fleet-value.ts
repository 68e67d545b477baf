import { rivalry } from '../timetable/frequency.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import { localTime } from '../timetable/local-time.ts';
import type { SchedulableRoute } from '../timetable/schedulable.ts';
import type { ValueBook } from './known-values.ts';

/** An aircraft's week with a value function for its departures. */
export interface ValuedWeek {
  id: string;
  book: ValueBook;
  legs: readonly PlannedLeg[];
}

/**
 * Returns the total value of a fleet's weeks, in dollars. Each departure is rated besides those before it in
 * the week, so that two identical ones do not both count in full.
 * @param existing legs of other aircraft, which count as earlier than all of these
 */
export function fleetValue(
  weeks: readonly ValuedWeek[],
  routes: ReadonlyMap<string, SchedulableRoute>,
  existing: readonly PlannedLeg[],
): number {
  const seen = new Map<string, number[]>();
  const placeOf = (leg: PlannedLeg) => {
    const route = routes.get(leg.route);
    if (!route) return null;
    const isOut = leg.origin === route.a.id;
    const { weekday, hour } = localTime(leg.departs, (isOut ? route.a : route.b).offset);
    const key = `${leg.route} ${leg.origin} ${weekday}`;
    const hours = seen.get(key) ?? [];
    seen.set(key, hours);
    return { direction: isOut ? 'out' : 'back', weekday, hour, hours } as const;
  };
  for (const leg of existing) {
    const place = placeOf(leg);
    place?.hours.push(place.hour);
  }
  const all = weeks.flatMap(({ id, book, legs }) => legs.map((leg) => ({ id, book, leg })));
  all.sort((a, b) => a.leg.departs - b.leg.departs || (a.id < b.id ? -1 : 1));
  let sum = 0;
  for (const { book, leg } of all) {
    const place = placeOf(leg);
    if (!place) continue;
    const { direction, weekday, hour, hours } = place;
    const frequency = hours.reduce((total, other) => total + rivalry(hour - other), 0);
    sum += book(leg.route, direction).at(weekday, hour, frequency);
    hours.push(hour);
  }
  return sum;
}
