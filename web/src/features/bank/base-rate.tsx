import { BASE_RATE_MAX, BASE_RATE_MEAN, BASE_RATE_MIN } from '#game/bank/base-rate.ts';
import { Plot } from '#web/components/plot.tsx';
import { Section } from '#web/components/section.tsx';
import { formatCount, formatPercent } from '#web/lib/format.ts';

const weeksAgo = (week: number): string =>
  Math.round(week) === 0 ? 'Now' : `${formatCount(Math.round(-week), 'week')} ago`;
const percent = (value: number): string => `${value.toFixed(2)}%`;

const TICKS = 5;

/** Returns up to five whole weeks before the present one, which is 0, for the axis. @param count of weeks */
function weekTicks(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / TICKS));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => -index * step).reverse();
}

/** The bank's base rate with its history. @param rates by week, the present one last */
export function BaseRate({ rates }: { rates: readonly number[] }) {
  const now = rates.at(-1) ?? BASE_RATE_MEAN;
  return (
    <Section title="Base rate">
      <p className="text-13 text-muted">
        {formatPercent(now, 2)} per year this week. It is set each Monday at 00:00 UTC, rises in a boom of the
        world economy, and returns to {formatPercent(BASE_RATE_MEAN)}. The rate of a running loan stays as it
        is.
      </p>
      <Plot
        title="Base rate, % per year"
        summary={`This week ${formatPercent(now, 2)}.`}
        xLabel="Week"
        x={rates.map((_, index) => index + 1 - rates.length)}
        series={[{ label: 'Base rate', values: rates.map((rate) => 100 * rate) }]}
        marks={[
          { axis: 'y', at: 100 * BASE_RATE_MEAN, label: 'Mean' },
          // The y axis always has the same range, so that a quarter of a point looks small.
          { axis: 'y', at: 100 * BASE_RATE_MIN, label: 'Minimum' },
          { axis: 'y', at: 100 * BASE_RATE_MAX, label: 'Maximum' },
        ]}
        xTicks={weekTicks(rates.length)}
        formatX={weeksAgo}
        formatY={percent}
        height={220}
      />
    </Section>
  );
}
