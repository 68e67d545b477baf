import { AirlineBadge } from '../../../components/airline-badge.tsx';
import { formatCount, formatMoney, formatNumber } from '../../../lib/format.ts';
import type { MarketRival } from './market-departures.ts';

/** Who flies a pair: flights and seats a week, both ways, and the lowest economy fare. */
export function RivalList({ rivals, own }: { rivals: readonly MarketRival[]; own: string }) {
  if (rivals.length === 0) return <p className="text-muted">Nobody flies it yet.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rivals.map((rival) => (
        <li key={rival.id} className="flex items-center gap-3 py-1.5">
          <AirlineBadge primary={rival.colour_primary} secondary={rival.colour_secondary} />
          <span className="min-w-0 flex-1 truncate">
            {rival.name}
            {rival.id === own && <span className="text-muted"> (you)</span>}
          </span>
          <span className="text-right text-13 text-muted tabular-nums">
            {formatCount(rival.flights, 'flight')}, {formatNumber(rival.seats)} seats, from{' '}
            {formatMoney(rival.economy)}
          </span>
        </li>
      ))}
    </ul>
  );
}
