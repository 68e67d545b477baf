import { useMemo } from 'react';
import type { Market } from '#game/payloads/market.ts';
import { DAY } from '#game/world/time.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { Plot } from '#web/components/plot.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { useFares } from '#web/lib/game/away.ts';
import { otherAirlines } from '#web/lib/planning/market-departures.ts';
import { useWorld } from '#web/lib/world.ts';
import { dayText } from '#web/lib/world-moment.ts';
import { farePlot, presentFare } from './fare-series.ts';

interface FareHistoryProps {
  /** Airport ids. */
  from: string;
  to: string;
  /** Id of the player's airline. */
  own: string;
  /** Undefined while it is being loaded. */
  market: Market | undefined;
}

/**
 * Plots the economy fares of everybody who flies between two airports: those of this world's airlines by day, and the
 * present one of the real world's.
 */
export function FareHistory({ from, to, own, market }: FareHistoryProps) {
  const { data, error, refetch } = useFares(from, to);
  const start = useWorld().data?.start;
  const plot = useMemo(() => data && farePlot(data.fares, own), [data, own]);
  if (error && !plot)
    return <ErrorState title="Past fares could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!plot || start === undefined) return <Skeleton className="h-52" />;
  if (plot.x.length < 2)
    return <p className="text-muted">Past fares appear here after two days of flights.</p>;
  const others = market && otherAirlines(market);
  const marks = others ? [presentFare(others)] : [];
  const last = plot.series.map(({ label, values }) => `${label} ${formatMoney(values.at(-1) ?? 0)}`);
  return (
    <figure className="flex flex-col gap-1">
      <Plot
        title="Economy fares, $"
        summary={[`Now ${last.join(', ')}.`, ...marks.map(({ label }) => `${label}.`)].join(' ')}
        xLabel="Day"
        x={plot.x}
        series={plot.series}
        marks={marks}
        formatX={(day) => dayText(start, day * DAY)}
        formatY={formatMoney}
      />
      {plot.more > 0 && (
        <figcaption className="text-12 text-muted">
          {formatCount(plot.more, 'more airline')} with higher fares {plot.more === 1 ? 'is' : 'are'} not
          shown.
        </figcaption>
      )}
    </figure>
  );
}
