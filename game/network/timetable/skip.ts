import * as z from 'zod/mini';
import { HOUR } from '#game/world/time.ts';
import { nextOccurrence } from './clock.ts';

/** Maximum game hours per skip. */
export const SKIP_HOURS_MAX = 48;
/** Uptime in seconds after the last recorded presence at which an owner counts as absent. */
const PRESENT_WITHIN = 86_400;

/** POST /api/am/skip takes no input because the server knows the next departure. */
export const skipInputSchema = z.lazy(() => z.strictObject({}));

/** Response of GET and POST /api/am/skip. */
export const skipSchema = z.object({
  /** World minute of the airline's next departure; null if none is planned or its first flight has landed. */
  departs: z.nullable(z.number()),
  /** Whether no other owner is present, so that the world can skip ahead. */
  alone: z.boolean(),
});
export type Skip = z.infer<typeof skipSchema>;

/** A weekly leg with the delivery time of its aircraft and the minute from which it counts. */
interface PlannedLeg {
  /** Minute of the week. */
  departs: number;
  /** World minutes. */
  delivered: number;
  since: number;
}

/**
 * Returns the world minute of the first departure that has not been dispatched, or null without legs.
 * @param hour last settled hour; its departures have been dispatched
 * @param startsAt minute of the week at which the world began
 */
export function nextDeparture(legs: readonly PlannedLeg[], hour: number, startsAt: number): number | null {
  let first: number | null = null;
  for (const { departs, delivered, since } of legs) {
    const next = nextOccurrence(departs, Math.max((hour + 1) * HOUR, delivered, since), startsAt);
    if (first === null || next < first) first = next;
  }
  return first;
}

/** Returns how many hours to settle so that the flight departs in the next hour: 0 to 48. */
export const hoursToSkip = (hour: number, departs: number): number =>
  Math.min(SKIP_HOURS_MAX, Math.max(0, Math.floor(departs / HOUR) - hour));

/**
 * Checks whether an owner counts as present. Both values are seconds of the world's uptime: see `isNoteDue`.
 */
export const isPresent = ({ uptime, seen }: { uptime: number; seen: number }): boolean =>
  uptime - seen < PRESENT_WITHIN;
