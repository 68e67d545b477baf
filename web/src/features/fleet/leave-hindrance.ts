import type { Loan } from '#game/tables/loan.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import type { FleetAircraft } from '#web/lib/game/fleet-view.ts';

/**
 * Returns all reasons why an aircraft cannot leave the fleet now and what to do about them. Null if it can.
 *
 * @param at formats a world minute
 * @param loan that the aircraft secures
 */
export function leaveHindrance(
  { record, where, legs, workOrders }: FleetAircraft,
  at: (minute: number) => string,
  loan?: Pick<Loan, 'principal' | 'balance'>,
): string | null {
  const name = record.registration;
  const words: string[] = [];
  if (loan)
    words.push(
      `${name} secures your loan of ${formatMoney(loan.principal)}. Repay the ${formatMoney(loan.balance)} that you still owe under Banking first.`,
    );
  if (where.state === 'flying') words.push(`${name} is flying. It is ready again on ${at(record.ready)}.`);
  if (record.work !== '') words.push(`${name} is in the workshop until ${at(record.work_until)}.`);
  if (workOrders.some(({ kind, state }) => kind === 'refit' && state === 'planned'))
    words.push(`${name} has a paid refit planned. Cancel it under Maintenance first.`);
  if (legs.length > 0)
    words.push(
      `${name} has ${formatCount(legs.length, 'weekly flight')} in the timetable. Remove them under Manage Routes first.`,
    );
  return words.join(' ') || null;
}
