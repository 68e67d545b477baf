import type { NextCheck } from '#game/fleet/aircraft/maintenance.ts';
import type { Leg } from '#game/tables/leg.ts';
import { DAY, DAYS_A_WEEK, HOUR } from '#game/world/time.ts';

/** Returns the whole game days until a check is due with the current timetable, 0 if it is due. */
export function daysUntilDue(
  { hoursLeft, cyclesLeft, minutesLeft }: Pick<NextCheck, 'hoursLeft' | 'cyclesLeft' | 'minutesLeft'>,
  legs: readonly Pick<Leg, 'block'>[],
): number {
  const hoursADay = legs.reduce((sum, { block }) => sum + block, 0) / HOUR / DAYS_A_WEEK;
  const cyclesADay = legs.length / DAYS_A_WEEK;
  const days = Math.min(
    minutesLeft / DAY,
    hoursADay > 0 ? hoursLeft / hoursADay : Number.POSITIVE_INFINITY,
    cyclesADay > 0 ? cyclesLeft / cyclesADay : Number.POSITIVE_INFINITY,
  );
  return Math.max(0, Math.floor(days));
}
