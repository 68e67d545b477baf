import * as z from 'zod/mini';
import { HOUR } from './time.ts';
import { nextOccurrence } from './timetable/clock.ts';

/** Most game hours that one skip settles. */
export const SKIP_HOURS_MAX = 48;
/** Seconds of the world's uptime after which an owner who has not been noted counts as away. */
const PRESENT_WITHIN = 86_400;

/** POST /api/am/skip takes nothing: the server knows the next departure. */
export const skipInputSchema = z.lazy(() => z.strictObject({}));

/** What GET and POST /api/am/skip respond with. */
export const skipSchema = z.object({
  /** World minute of the airline's next departure; null if none is planned or its first flight has landed. */
  departs: z.nullable(z.number()),
  /** Whether nobody else is there, so that the world can be skipped ahead. */
  alone: z.boolean(),
});
export type Skip = z.infer<typeof skipSchema>;

/** A weekly leg with the delivery of its aircraft. */
interface PlannedLeg {
  /** Minute of the week. */
  departs: number;
  /** World minute. */
  delivered: number;
}

/**
 * Returns the world minute of the first departure that has not been dispatched, or null without legs.
 *
 * @param hour last settled hour: its departures have been dispatched
 * @param startsAt minute of the week at which the world began
 */
export function nextDeparture(legs: readonly PlannedLeg[], hour: number, startsAt: number): number | null {
  let first: number | null = null;
  for (const { departs, delivered } of legs) {
    const next = nextOccurrence(departs, Math.max((hour + 1) * HOUR, delivered), startsAt);
    if (first === null || next < first) first = next;
  }
  return first;
}

/** Returns how many hours to settle until the one in which a flight departs: 0 to 48. */
export const hoursToSkip = (hour: number, departs: number): number =>
  Math.min(SKIP_HOURS_MAX, Math.max(0, Math.floor(departs / HOUR) - hour));

/** Whether an owner counts as present. Both are seconds of the world's uptime: see `isNoteDue`. */
export const isPresent = ({ uptime, seen }: { uptime: number; seen: number }): boolean =>
  uptime - seen < PRESENT_WITHIN;
