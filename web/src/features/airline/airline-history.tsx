import { ChartColumn } from 'lucide-react';
import type { PublicAirline } from '#game/payloads/airline.ts';
import { WEEK } from '#game/world/time.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Plot } from '#web/components/plot.tsx';
import { formatNumber, formatPercent } from '#web/lib/format.ts';
import { dayText } from '#web/lib/world-moment.ts';
import { loadFactor, onTimeShare, withGaps } from './airline-weeks.ts';

interface AirlineHistoryProps extends Pick<PublicAirline, 'weeks'> {
  /** Date on which the world began. */
  start: string;
}

const percent = (value: number) => formatPercent(value);

/** Passengers, punctuality and load factor of an airline's last full weeks. */
export function AirlineHistory({ weeks, start }: AirlineHistoryProps) {
  const { x, weeks: shown } = withGaps(weeks);
  const last = weeks.at(-1);
  const shared = {
    x: x.map((_, index) => index),
    xLabel: 'Week from',
    formatX: (index: number) => dayText(start, (x[Math.round(index)] ?? 0) * WEEK),
    height: 170,
    xTicks: x.map((_, index) => index),
  };
  return (
    <section aria-labelledby="history" className="flex min-w-0 flex-col gap-3">
      <h2 id="history" className="text-16 font-bold">
        History
      </h2>
      {last ? (
        <div className="grid min-w-0 gap-6 lg:grid-cols-2">
          <Plot
            {...shared}
            title="Passengers per week"
            summary={`${formatNumber(last.passengers)} in the last week.`}
            series={[
              {
                label: 'Passengers',
                values: shown.map((week) => week?.passengers ?? null),
                kind: 'bars',
              },
            ]}
            formatY={formatNumber}
          />
          <Plot
            {...shared}
            title="On time and load factor, % per week"
            summary={`In the last week, ${percent(onTimeShare(last) ?? 0)} of flights were on time and ${percent(loadFactor(last) ?? 0)} of seats were sold.`}
            series={[
              { label: 'On time', values: shown.map((week) => week && onTimeShare(week)) },
              { label: 'Load factor', values: shown.map((week) => week && loadFactor(week)) },
            ]}
            formatY={percent}
          />
        </div>
      ) : (
        <EmptyState icon={ChartColumn} title="No full week yet">
          Passengers, punctuality and load factor appear here after the first full week with flights. The
          running week is not public.
        </EmptyState>
      )}
    </section>
  );
}
