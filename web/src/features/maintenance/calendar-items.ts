import { CHECK_KINDS, type CheckKind } from '../../../../game/maintenance.ts';
import type { Maintenance } from '../../../../game/records/aircraft.ts';
import { DAY, WEEK } from '../../../../game/time.ts';
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

/** When a check reaches its limit if the aircraft flies its timetable and nothing is planned. */
export interface DueItem {
  kind: CheckKind;
  at: number;
  isOverdue: boolean;
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

/** Checks of an aircraft that come due within the calendar, without those that planned work takes care of. */
export function dueItems(
  { checks, legs, works, record }: FleetAircraft,
  now: number,
  from: number,
): DueItem[] {
  const begins = Math.max(now, record.delivered);
  return checks.flatMap((check): DueItem[] => {
    const covered = works.some(
      ({ kind }) => kind !== 'refit' && CHECK_KINDS.indexOf(kind) >= CHECK_KINDS.indexOf(check.kind),
    );
    const due = begins + daysUntilDue(check, legs) * DAY;
    const at = (due - from) / SPAN;
    return covered || at >= 1 ? [] : [{ kind: check.kind, at, isOverdue: check.used > 1 }];
  });
}

/** World minute of the last Monday 00:00 before a moment. @param startsAt minute of the week at which the world began */
export const mondayBefore = (now: number, startsAt: number): number =>
  now - ((((now + startsAt) % WEEK) + WEEK) % WEEK);
