import { useState } from 'react';
import { dateText } from '#game/network/timetable/clock.ts';
import { DAY } from '#game/world/time.ts';
import { Plot } from '#web/components/plot.tsx';
import { Section } from '#web/components/section.tsx';
import { formatCount, formatPercent } from '#web/lib/format.ts';
import type { BoardFlight } from '#web/lib/game/board-flights.ts';
import { useHistory } from '#web/lib/game/history.ts';
import { byDay, byHour, HOURS } from './performance-figures.ts';

interface PerformancePlotsProps {
  /** Of the last 24 hours. */
  flights: readonly BoardFlight[];
  start: string;
  /** World minute. */
  now: number;
}

type Span = 'hour' | 'day';

const SPANS: readonly { value: Span; label: string }[] = [
  { value: 'hour', label: 'By hour' },
  { value: 'day', label: 'By day' },
];
const DAYS = 14;
const HOUR_TICKS = [0, 6, 12, 18];
/** Room for "100%" on both y axes, so that the bars of an hour are above one another. */
const FRAME = { left: 48 };

const twoDigits = (value: number) => String(value).padStart(2, '0');
const percent = (value: number) => formatPercent(value);

/** Returns the range and mean of the known values, for the plot's summary. */
function meanOf(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return 'No flights yet.';
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  return `Between ${percent(Math.min(...known))} and ${percent(Math.max(...known))}, ${percent(mean)} on average.`;
}

function SpanChoice({ value, onChange }: { value: Span; onChange: (span: Span) => void }) {
  return (
    <fieldset aria-label="Span" className="flex">
      {SPANS.map((span) => (
        <button
          key={span.value}
          type="button"
          aria-pressed={span.value === value}
          onClick={() => onChange(span.value)}
          className="h-8 rounded-control px-2.5 text-13 font-medium text-muted hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent max-md:h-11"
        >
          {span.label}
        </button>
      ))}
    </fieldset>
  );
}

/** Punctuality and load factor of the last day by hour, or of the last two weeks by day. */
export function PerformancePlots({ flights, start, now }: PerformancePlotsProps) {
  const [span, setSpan] = useState<Span>('hour');
  const today = Math.floor(now / DAY) * DAY;
  const first = Math.max(0, today - (DAYS - 1) * DAY);
  const history = useHistory(first).data;
  const days = Array.from({ length: (today - first) / DAY + 1 }, (_, index) => first + index * DAY);
  const hourly = span === 'hour';
  const figures = hourly ? byHour(flights) : byDay(history ?? [], days);
  const x = hourly ? HOURS : days.map((_, index) => index);
  const formatX = hourly
    ? (hour: number) => `${twoDigits(hour)}:00`
    : (index: number) => dateText(start, days[Math.round(index)] ?? 0).slice(0, -5);
  const shared = {
    x,
    xLabel: hourly ? 'Hour of departure, UTC' : 'Day',
    formatX,
    formatY: percent,
    height: 150,
    frame: FRAME,
    xTicks: hourly ? HOUR_TICKS : x.filter((index) => index % Math.ceil(days.length / 4) === 0),
  };
  const when = hourly ? 'last 24 hours' : formatCount(days.length, 'day');
  return (
    <Section title="Punctuality and load factor" actions={<SpanChoice value={span} onChange={setSpan} />}>
      <Plot
        {...shared}
        hideX
        title={`On time, ${when}`}
        summary={meanOf(figures.punctuality)}
        series={[{ label: 'On time', values: figures.punctuality, kind: 'bars' }]}
      />
      <Plot
        {...shared}
        title={`Load factor, ${when}`}
        summary={meanOf(figures.load)}
        series={[{ label: 'Load factor', values: figures.load, kind: 'bars' }]}
      />
    </Section>
  );
}
