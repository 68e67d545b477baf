import { HOURS_A_DAY, HOURS_A_WEEK } from '#game/world/time.ts';
import type { PlannedLeg } from './leg.ts';
import { localTime } from './local-time.ts';
import type { DirectedRoute } from './schedulable.ts';

/**
 * Share that a distant departure on the same day takes, relative to one at the same hour. It is high because
 * the hour matters less than having a flight on that day.
 */
const FAR = 0.8;
/** Difference in hours from which two departures count as distant. */
const FAR_HOURS = 5;

/**
 * Returns how much a departure takes from another one on the same day, by their difference in hours: 1 at the
 * same hour.
 */
export const rivalry = (hoursApart: number): number =>
  FAR + (1 - FAR) * Math.max(0, 1 - Math.abs(hoursApart) / FAR_HOURS);

/**
 * Returns the existing frequency by directed route and local hour of the week, at
 * `index × 168 + weekday × 24 + hour`. Every departure of the day counts by its proximity.
 */
export function frequencyOf(
  directedRoutes: readonly DirectedRoute[],
  legs: readonly PlannedLeg[],
): Float64Array {
  const table = new Float64Array(directedRoutes.length * HOURS_A_WEEK);
  const numberOf = new Map(
    directedRoutes.map((directed, index) => [`${directed.route} ${directed.from.id}`, index]),
  );
  for (const leg of legs) {
    const index = numberOf.get(`${leg.route} ${leg.origin}`);
    const directed = index === undefined ? undefined : directedRoutes[index];
    if (index === undefined || !directed) continue;
    const { weekday, hour } = localTime(leg.departs, directed.from.offset);
    const day = index * HOURS_A_WEEK + weekday * HOURS_A_DAY;
    for (let index = 0; index < HOURS_A_DAY; index++)
      table[day + index] = (table[day + index] ?? 0) + rivalry(index - hour);
  }
  return table;
}
