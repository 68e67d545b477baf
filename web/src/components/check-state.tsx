import type { NextCheck } from '#game/aircraft/maintenance.ts';
import { formatPercent } from '../lib/format.ts';
import { WORK_TITLES } from '../lib/game/whereabouts.ts';
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

/** An aircraft's most urgent check in a few words, as a tag once it is due. */
export function CheckState({ checks }: { checks: readonly NextCheck[] }) {
  const worst = worstCheck(checks);
  if (!worst) return null;
  const name = WORK_TITLES[worst.kind].replace(' check', '');
  if (worst.state === 'ok') return `${name} at ${formatPercent(worst.used)}`;
  return (
    <Tag tone={TONES[worst.state]}>
      {name} {worst.state}
    </Tag>
  );
}
