import { useQuery } from '@tanstack/react-query';
import { FORECAST_DAYS, FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import { dateText } from '#game/network/timetable/clock.ts';
import type { EconomyHistory, KnownEvent } from '#game/world/economy/outlook.ts';
import { changeText, datesText, effectText, reasonOf } from '#game/world/economy/words.ts';
import { INDEX_MAX, INDEX_MIN } from '#game/world/economy/world-index.ts';
import { DAY } from '#game/world/time.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { Plot } from '#web/components/plot.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { economyQuery } from '#web/lib/game/news.ts';

interface EconomyPlotProps {
  /** Date on which the world began. */
  start: string;
  /** World day of today. */
  day: number;
}

/** Days after today that the plot shows at least: those of the forecasts. */
const AHEAD = FORECAST_DAYS;

const percentOf = (index: number): number => Math.round((index - 1) * 1000) / 10;
const endOf = ({ starts, ends }: KnownEvent, today: number): number =>
  ends ?? Math.max(starts, today) + AHEAD;

/**
 * Returns the days of the plot with the index, which is not known after today, and the index that forecasts use: the
 * one of today.
 */
function linesOf({ index, events }: EconomyHistory, today: number) {
  const ahead = [today + AHEAD];
  const last = Math.max(...events.map((event) => endOf(event, today)));
  if (last > today + AHEAD) ahead.push(last);
  const known = index.map(([, value]) => percentOf(value));
  return {
    x: [...index.map(([day]) => day), ...ahead],
    values: [...known, ...ahead.map(() => null)],
    expected: [
      ...known.map((value, at) => (at === known.length - 1 ? value : null)),
      known.at(-1) ?? 0,
      ...ahead.slice(1).map(() => null),
    ],
  };
}

function Events({ events, start, day }: EconomyPlotProps & { events: readonly KnownEvent[] }) {
  if (events.length === 0) return <p className="text-13 text-muted">No event is announced.</p>;
  return (
    <ol className="grid gap-x-8 gap-y-1.5 text-13 lg:grid-cols-2">
      {events.map((event, index) => (
        <li key={event.id} className="flex gap-2">
          <span className="w-4 shrink-0 text-right font-medium tabular-nums">{index + 1}</span>
          <span>
            <span className="font-medium">{effectText(event)}</span>
            <span className="text-muted">
              {' '}
              {event.ends !== null && event.ends <= day
                ? `ended ${dateText(start, event.ends * DAY)}`
                : datesText(event, start, day)}
              . {reasonOf(event)}.
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The world index over the past two years, with events as bands. */
export function EconomyPlot({ start, day }: EconomyPlotProps) {
  const { data, error, refetch } = useQuery(economyQuery(day));
  if (error && !data)
    return (
      <ErrorState title="The economy could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-60 w-full" />;
  const { x, values, expected } = linesOf(data, day);
  const today = data.index.at(-1)?.[1] ?? 1;
  return (
    <div className="flex flex-col gap-3">
      <Plot
        title="World economy, % of demand above or below its usual level"
        summary={`Today ${changeText(today)}. ${data.events.length} events are marked.`}
        xLabel="Day"
        x={x}
        series={[
          { label: 'World index', values },
          { label: 'In forecasts', values: expected, dashed: true },
        ]}
        marks={[
          { axis: 'x', at: day, label: 'Today' },
          { axis: 'y', at: 0, label: 'Usual level' },
          // The y axis always has the same range, so that a change of 1% looks small.
          { axis: 'y', at: percentOf(INDEX_MIN), label: 'Minimum' },
          { axis: 'y', at: percentOf(INDEX_MAX), label: 'Maximum' },
        ]}
        bands={data.events.map((event, index) => ({
          from: event.starts,
          to: endOf(event, day),
          label: String(index + 1),
        }))}
        formatX={(at) => dateText(start, Math.round(at) * DAY).slice(4)}
        formatY={(value) => changeText(1 + value / 100)}
        height={240}
      />
      <p className="text-13 text-muted">
        The index after today is not known. Forecasts and research use today's index for the next{' '}
        {FORECAST_WEEKS} weeks, and the announced events below on their dates.
      </p>
      <Events start={start} day={day} events={data.events} />
    </div>
  );
}
