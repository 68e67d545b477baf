import { HOURS_A_DAY, HOURS_A_WEEK } from '../time.ts';
import type { PlannedLeg } from './leg.ts';
import { localTime } from './local-time.ts';
import type { Edge } from './schedulable.ts';

/**
 * A departure far away in the day still takes this share of what one at the same hour would take: to have a flight on the day
 * matters more to most than its hour.
 */
const FAR = 0.8;
/** Hours apart from which two departures count as far from each other. */
const FAR_HOURS = 5;

/** How much a departure takes away from another one so many hours earlier or later on the same day: 1 at the same hour. */
export const rivalry = (hoursApart: number): number =>
  FAR + (1 - FAR) * Math.max(0, 1 - Math.abs(hoursApart) / FAR_HOURS);

/**
 * Frequency that is there already by edge and local hour of the week, as `edge × 168 + weekday × 24 + hour`: every departure
 * of the day counts by how near it is.
 */
export function frequencyOf(edges: readonly Edge[], legs: readonly PlannedLeg[]): Float64Array {
  const table = new Float64Array(edges.length * HOURS_A_WEEK);
  const numberOf = new Map(edges.map((edge, index) => [`${edge.route} ${edge.from.id}`, index]));
  for (const leg of legs) {
    const index = numberOf.get(`${leg.route} ${leg.origin}`);
    const edge = index === undefined ? undefined : edges[index];
    if (index === undefined || !edge) continue;
    const { weekday, hour } = localTime(leg.departs, edge.from.offset);
    const day = index * HOURS_A_WEEK + weekday * HOURS_A_DAY;
    for (let at = 0; at < HOURS_A_DAY; at++) table[day + at] = (table[day + at] ?? 0) + rivalry(at - hour);
  }
  return table;
}
