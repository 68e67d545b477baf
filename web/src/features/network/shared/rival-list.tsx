import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { formatCount, formatMoney, formatNumber } from '#web/lib/format.ts';
import type { MarketRival } from '#web/lib/planning/market-departures.ts';

/** Airlines on a pair, with weekly flights and seats in both directions and the lowest economy fare. */
export function RivalList({ rivals, own }: { rivals: readonly MarketRival[]; own: string }) {
  if (rivals.length === 0) return <p className="text-muted">No airline flies this pair yet.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rivals.map((rival) => (
        <li key={rival.id} className="grid grid-cols-[auto_1fr] items-center gap-x-3 py-1.5">
          <AirlineBadge primary={rival.colour_primary} secondary={rival.colour_secondary} />
          <span className="flex min-w-0 gap-1">
            <AirlineLink name={rival.name} code={rival.code} />
            {rival.id === own && <span className="shrink-0 text-muted">(you)</span>}
          </span>
          <span className="col-start-2 text-13 text-muted tabular-nums">
            {formatCount(rival.flights, 'flight')}, {formatNumber(rival.seats)} seats, from{' '}
            {formatMoney(rival.economy)}
          </span>
        </li>
      ))}
    </ul>
  );
}
