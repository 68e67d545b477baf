import { includesCheck, type NextCheck } from '#game/fleet/aircraft/maintenance.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { formatPercent } from '../lib/format.ts';
import { WORK_TITLES } from '../lib/game/whereabouts.ts';
import { dayText, momentText } from '../lib/world-moment.ts';
import { Tag } from './tag.tsx';

const TONES = { due: 'warn', overdue: 'bad', grounded: 'bad' } as const;

/** Returns the most urgent check of an aircraft: the heaviest of those that are due. */
export const worstCheck = (checks: readonly NextCheck[]): NextCheck | undefined =>
  checks.findLast(({ state }) => state === 'grounded') ??
  checks.findLast(({ state }) => state === 'overdue') ??
  checks.findLast(({ state }) => state === 'due') ??
  checks.reduce<NextCheck | undefined>(
    (worst, check) => (worst && worst.used >= check.used ? worst : check),
    undefined,
  );

export type WorkOrder = Pick<Maintenance, 'kind' | 'state' | 'starts'>;

/** Returns the first planned check that includes another one. */
export const plannedCheck = ({ kind }: NextCheck, workOrders: readonly WorkOrder[]): WorkOrder | undefined =>
  workOrders
    .filter((work) => work.state === 'planned' && work.kind !== 'refit' && includesCheck(work.kind, kind))
    .reduce<WorkOrder | undefined>(
      (first, work) => (first && first.starts <= work.starts ? first : work),
      undefined,
    );

interface CheckStateProps {
  checks: readonly NextCheck[];
  workOrders: readonly WorkOrder[];
  /** Date on which the world began. */
  start: string;
}

/** An aircraft's most urgent check in a few words, as a tag once it is due, with its date if it is planned. */
export function CheckState({ checks, workOrders, start }: CheckStateProps) {
  const worst = worstCheck(checks);
  if (!worst) return null;
  const name = WORK_TITLES[worst.kind].replace(' check', '');
  if (worst.state === 'ok') return `${name} at ${formatPercent(worst.used)}`;
  const planned = plannedCheck(worst, workOrders);
  if (planned && worst.state === 'due') {
    const kind = WORK_TITLES[planned.kind].replace(' check', '');
    return (
      <span title={`${WORK_TITLES[planned.kind]} planned for ${momentText(start, planned.starts)} UTC`}>
        {kind} on {dayText(start, planned.starts)}
      </span>
    );
  }
  return (
    <Tag tone={TONES[worst.state]}>
      {name} {worst.state}
    </Tag>
  );
}
