import type { NextCheck } from '#game/fleet/aircraft/maintenance.ts';
import type { Leg } from '#game/tables/leg.ts';
import { DAY } from '#game/world/time.ts';
import { plannedCheck, type WorkOrder } from '#web/components/check-state.tsx';
import { formatCount, formatNumber, formatPercent } from '#web/lib/format.ts';
import { daysUntilDue } from '#web/lib/game/check-forecast.ts';
import { WORK_TITLES } from '#web/lib/game/whereabouts.ts';
import { momentText } from '#web/lib/world-moment.ts';

const FILLS = { ok: 'bg-accent', due: 'bg-warn', overdue: 'bg-bad', grounded: 'bg-bad' } as const;

/** Returns the remaining hours, landings or days, whichever limit comes first. */
function leftWords({ trigger, hoursLeft, cyclesLeft, minutesLeft }: NextCheck): string {
  if (trigger === 'hours') return `${formatNumber(Math.max(0, hoursLeft))} flight hours left`;
  if (trigger === 'cycles') return `${formatNumber(Math.max(0, cyclesLeft))} landings left`;
  return `${formatCount(Math.max(0, Math.floor(minutesLeft / DAY)), 'day')} left`;
}

const STATES = {
  ok: '',
  due: 'due',
  overdue: 'overdue: more delays',
  grounded: 'long overdue: grounded',
} as const;

interface CheckBarsProps {
  checks: readonly NextCheck[];
  legs: readonly Pick<Leg, 'block'>[];
  workOrders: readonly WorkOrder[];
  /** Date on which the world began. */
  start: string;
}

/**
 * Shows how much of each check interval is used, how long the rest lasts with the current timetable, and when a check
 * is planned.
 */
export function CheckBars({ checks, legs, workOrders, start }: CheckBarsProps) {
  return (
    <ul className="flex flex-col gap-2.5">
      {checks.map((check) => {
        const days = daysUntilDue(check, legs);
        const planned = plannedCheck(check, workOrders);
        const isCalm = check.state === 'ok' || (check.state === 'due' && planned !== undefined);
        const state = isCalm ? '' : STATES[check.state];
        const plan =
          planned && `${WORK_TITLES[planned.kind]} planned for ${momentText(start, planned.starts)} UTC`;
        return (
          <li key={check.kind} className="flex flex-col gap-1">
            <div className="flex items-baseline justify-between gap-2">
              <span>{WORK_TITLES[check.kind]}</span>
              <span className="text-12 text-muted tabular-nums">
                {leftWords(check)}
                {days > 0 && check.trigger !== 'calendar' && `, about ${formatCount(days, 'day')}`}
              </span>
            </div>
            <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-tag bg-line">
              <div
                className={`h-full ${isCalm ? FILLS.ok : FILLS[check.state]}`}
                style={{ width: `${Math.min(100, check.used * 100)}%` }}
              />
            </div>
            <span className={state ? 'text-12 text-bad' : 'sr-only'}>
              {formatPercent(check.used)} used{state && `, ${state}`}
            </span>
            {plan && <span className="text-12 text-muted">{plan}</span>}
          </li>
        );
      })}
    </ul>
  );
}
