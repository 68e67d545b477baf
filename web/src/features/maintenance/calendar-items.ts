import { CHECK_KINDS, CHECKS, type CheckKind, includesCheck } from '../../../../game/maintenance.ts';
import type { Maintenance } from '../../../../game/records/aircraft.ts';
import { DAY, HOUR, WEEK } from '../../../../game/time.ts';
import { daysUntilDue } from '../../lib/game/check-forecast.ts';
import type { FleetAircraft } from '../../lib/game/fleet-view.ts';

/** Weeks that the calendar shows. */
export const WEEKS_SHOWN = 12;
const SPAN = WEEKS_SHOWN * WEEK;

/** Where something lies on the calendar: shares of its width, 0 to 1. */
interface Place {
  from: number;
  to: number;
}

/** Work on the calendar. */
export interface WorkItem extends Place {
  work: Maintenance;
}

/** When a check reaches its limit if the aircraft flies its timetable and each check is made at its limit. */
export interface DueItem {
  kind: CheckKind;
  /** World minute. */
  minute: number;
  /** Share of the calendar's width. */
  at: number;
  isOverdue: boolean;
  /** After the next check of its kind, so not to be planned yet. */
  isRepeat: boolean;
}

/** Work of an aircraft that falls into the calendar. @param from world minute at which it begins */
export function workItems(works: readonly Maintenance[], from: number): WorkItem[] {
  return works
    .filter(({ starts, ends }) => ends > from && starts < from + SPAN)
    .map((work) => ({
      work,
      from: Math.max(0, (work.starts - from) / SPAN),
      to: Math.min(1, (work.ends - from) / SPAN),
    }));
}

/** Game minutes from one check to the next at an aircraft's timetable. */
function intervalOf(kind: CheckKind, legs: FleetAircraft['legs']): number {
  const { hours, cycles, days, duration } = CHECKS[kind];
  const whole = { hoursLeft: hours, cyclesLeft: cycles, minutesLeft: days * DAY };
  // A timetable that no aircraft could fly must not fill the calendar.
  return duration + Math.max(1, daysUntilDue(whole, legs)) * DAY;
}

/**
 * Checks of an aircraft that come due within the calendar, again and again. Planned work includes the next check of its kind
 * and of the lighter ones, which start again from its end; so does each check that is due.
 */
export function dueItems(
  { checks, legs, works, record }: FleetAircraft,
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
  for (const work of [...works].sort((a, b) => a.starts - b.starts))
    if (work.kind !== 'refit') restart(work.kind, work.ends);

  const items: DueItem[] = [];
  for (;;) {
    // Of two on one day the heavier one first: it includes the other.
    const [kind, minute] = [...next].reduce((a, b) => (b[1] - a[1] < HOUR ? b : a));
    if (minute >= from + SPAN) return items;
    const isOverdue = !seen.has(kind) && (checks.find((check) => check.kind === kind)?.used ?? 0) > 1;
    items.push({ kind, minute, at: (minute - from) / SPAN, isOverdue, isRepeat: seen.has(kind) });
    restart(kind, minute);
  }
}

/** Returns for each item the line that it lies on, from 0 on, so that none hides another. */
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

/** World minute of the last Monday 00:00 before a moment. @param startsAt minute of the week at which the world began */
export const mondayBefore = (now: number, startsAt: number): number =>
  now - ((((now + startsAt) % WEEK) + WEEK) % WEEK);
