import type { Market } from '#game/payloads/market.ts';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { type OtherAirlines, otherAirlines, rivalsOf } from '#web/lib/planning/market-departures.ts';

/** Flights and seats per week in both directions, the share of all seats, and the lowest economy fare. */
function Figures({ of, all }: { of: Omit<OtherAirlines, 'airlines'>; all: number }) {
  return (
    <span className="col-start-2 text-13 text-muted tabular-nums">
      {formatCount(of.flights, 'flight')}, {formatNumber(of.seats)} seats ({formatPercent(of.seats / all, 0)}
      ), from {formatMoney(of.economy)}
    </span>
  );
}

/** Airlines on a pair: those of this world, then those of the real world together. */
export function RivalList({ market, own }: { market: Market; own: string }) {
  const rivals = rivalsOf(market);
  const others = otherAirlines(market);
  const seats = rivals.reduce((sum, rival) => sum + rival.seats, others?.seats ?? 0);
  if (rivals.length === 0 && !others)
    return (
      <p className="text-muted">
        A niche: nobody flies this pair directly
        {market.incumbents ? ', and its passengers change flights on the way' : ''}.
      </p>
    );
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rivals.map((rival) => (
        <li key={rival.id} className="grid grid-cols-[auto_1fr] items-center gap-x-3 py-1.5">
          <AirlineBadge primary={rival.colour_primary} secondary={rival.colour_secondary} />
          <span className="flex min-w-0 gap-1">
            <AirlineLink name={rival.name} code={rival.code} />
            {rival.id === own && <span className="shrink-0 text-muted">(you)</span>}
          </span>
          <Figures of={rival} all={seats} />
        </li>
      ))}
      {others && (
        <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 py-1.5">
          <AirlineBadge primary="var(--line)" secondary="var(--muted)" />
          <span>{others.airlines === 1 ? 'Another airline' : `${others.airlines} other airlines`}</span>
          <Figures of={others} all={seats} />
        </li>
      )}
    </ul>
  );
}
