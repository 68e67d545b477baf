import { CHECK_KINDS, CHECKS, type CheckKind, includesCheck } from '#game/fleet/aircraft/maintenance.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { daysUntilDue } from '#web/lib/game/check-forecast.ts';
import type { FleetAircraft } from '#web/lib/game/fleet-view.ts';

/** Weeks shown in the calendar. */
export const WEEKS_SHOWN = 12;
const SPAN = WEEKS_SHOWN * WEEK;

/** Position on the calendar, as shares of its width (0 to 1). */
interface Place {
  from: number;
  to: number;
}

/** A work order on the calendar. */
export interface WorkOrderItem extends Place {
  work: Maintenance;
}

/**
 * The date on which a check is due if the aircraft flies its timetable and each check is done at its limit.
 */
export interface DueItem {
  kind: CheckKind;
  /** World minute. */
  minute: number;
  /** Share of the calendar's width. */
  at: number;
  isOverdue: boolean;
  /** Comes after the next check of its kind, so it cannot be planned yet. */
  isRepeat: boolean;
}

/**
 * Returns the work orders of an aircraft within the calendar.
 *
 * @param from world minute at which the calendar begins
 */
export function workOrderItems(workOrders: readonly Maintenance[], from: number): WorkOrderItem[] {
  return workOrders
    .filter(({ starts, ends }) => ends > from && starts < from + SPAN)
    .map((work) => ({
      work,
      from: Math.max(0, (work.starts - from) / SPAN),
      to: Math.min(1, (work.ends - from) / SPAN),
    }));
}

/** Returns the game minutes from one check to the next with an aircraft's timetable. */
function intervalOf(kind: CheckKind, legs: FleetAircraft['legs']): number {
  const { hours, cycles, days, duration } = CHECKS[kind];
  const whole = { hoursLeft: hours, cyclesLeft: cycles, minutesLeft: days * DAY };
  // At least one day, because an impossible timetable would fill the calendar with checks.
  return duration + Math.max(1, daysUntilDue(whole, legs)) * DAY;
}

/**
 * Returns all checks of an aircraft that become due within the calendar, including repeats. A planned or due
 * check restarts the intervals of its own kind and of the lighter checks that it includes.
 */
export function dueItems(
  { checks, legs, workOrders, record }: FleetAircraft,
  now: number,
  from: number,
): DueItem[] {
  const begins = Math.max(now, record.delivered);
  const next = new Map(checks.map((check) => [check.kind, begins + daysUntilDue(check, legs) * DAY]));
  const seen = new Set<CheckKind>();
  const restart = (done: CheckKind, ends: number) => {
    for (const kind of CHECK_KINDS)
      if (includesCheck(done, kind)) {
        next.set(kind, ends + intervalOf(kind, legs));
        seen.add(kind);
      }
  };
  for (const work of [...workOrders].sort((a, b) => a.starts - b.starts))
    if (work.kind !== 'refit') restart(work.kind, work.ends);

  const items: DueItem[] = [];
  for (;;) {
    // If two are due on the same day, take the heavier one first because it includes the other.
    const [kind, minute] = [...next].reduce((a, b) => (b[1] - a[1] < HOUR ? b : a));
    if (minute >= from + SPAN) return items;
    const isOverdue = !seen.has(kind) && (checks.find((check) => check.kind === kind)?.used ?? 0) > 1;
    items.push({ kind, minute, at: (minute - from) / SPAN, isOverdue, isRepeat: seen.has(kind) });
    restart(kind, minute);
  }
}

/** Returns the line (from 0) of each item, so that items do not overlap. */
export function stackItems(items: readonly Place[]): number[] {
  const order = items.map((_, index) => index).sort((a, b) => (items[a]?.from ?? 0) - (items[b]?.from ?? 0));
  const ends: number[] = [];
  const lines: number[] = [];
  for (const index of order) {
    const { from, to } = items[index] as Place;
    const free = ends.findIndex((end) => end <= from);
    const line = free < 0 ? ends.length : free;
    ends[line] = to;
    lines[index] = line;
  }
  return lines;
}

/**
 * Returns the world minute of the last Monday 00:00.
 *
 * @param startsAt minute of the week at which the world began
 */
export const mondayBefore = (now: number, startsAt: number): number =>
  now - ((((now + startsAt) % WEEK) + WEEK) % WEEK);
