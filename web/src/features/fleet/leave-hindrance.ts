import { formatCount } from '../../lib/format.ts';
import type { FleetAircraft } from '../../lib/game/fleet-view.ts';

/**
 * Why an aircraft cannot be sold, given back or, while it is on order, cancelled at this moment, with what to do about it; null where nothing is in the way.
 * @param at writes a world minute
 */
export function leaveHindrance(
  { record, where, legs, works }: FleetAircraft,
  at: (minute: number) => string,
): string | null {
  const name = record.registration;
  if (where.state === 'flying') return `${name} is flying; it is ready again at ${at(record.ready)}.`;
  if (record.work !== '') return `${name} is in the workshop until ${at(record.work_until)}.`;
  if (works.some(({ kind, state }) => kind === 'refit' && state === 'planned'))
    return `${name} has a refit planned, which is paid for. Cancel it first, under Maintenance.`;
  if (legs.length > 0)
    return `${name} has ${formatCount(legs.length, 'weekly flight')} in the timetable. Take them out first, under Manage Routes.`;
  return null;
}
