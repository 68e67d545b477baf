import type { ListingDetail } from '#game/payloads/exchange.ts';
import { DAY } from '#game/world/time.ts';
import { Tag } from '#web/components/tag.tsx';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { WORK_TITLES } from '#web/lib/game/whereabouts.ts';

type Check = ListingDetail['checks'][number];

const FILLS = { ok: 'bg-accent', due: 'bg-warn', overdue: 'bg-bad', grounded: 'bg-bad' } as const;

/** Returns the rest of all three limits. */
const leftText = ({ hoursLeft, cyclesLeft, minutesLeft }: Check): string =>
  [
    `${formatNumber(Math.max(0, hoursLeft))} h`,
    `${formatNumber(Math.max(0, cyclesLeft))} landings`,
    formatCount(Math.max(0, Math.floor(minutesLeft / DAY)), 'day'),
  ].join(' · ');

/** The next checks with what is left and what they cost at the player's hub. */
export function CheckList({ checks }: Pick<ListingDetail, 'checks'>) {
  return (
    <ul className="flex flex-col gap-2.5 text-13">
      {checks.map((check) => (
        <li key={check.kind} className="flex flex-col gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span>
              {WORK_TITLES[check.kind]} {check.state !== 'ok' && <Tag tone="bad">{check.state}</Tag>}
            </span>
            <span className="text-12 text-muted tabular-nums">costs {formatMoney(check.cost)}</span>
          </span>
          <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-tag bg-line">
            <span
              className={`block h-full ${FILLS[check.state]}`}
              style={{ width: `${Math.min(100, check.used * 100)}%` }}
            />
          </span>
          <span className="flex items-baseline justify-between gap-3 text-12 text-muted tabular-nums">
            <span>{formatPercent(check.used)} used</span>
            <span>{leftText(check)} left</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
