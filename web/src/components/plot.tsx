import { ChartLine, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { type PlotFrame, X_AXIS, X_AXIS_HIDDEN } from './plot/plot-options.ts';
import { type PlotBand, type PlotMark, type PlotSeries, SERIES_MAX } from './plot/plot-series.ts';
import { PlotTable } from './plot/plot-table.tsx';
import { useDrawing } from './plot/use-drawing.ts';

interface PlotProps {
  /** Title with unit: "Fuel price, $ per tonne". */
  title: string;
  /** One-sentence summary for screen readers, read with the title. */
  summary: string;
  /** Name of the x axis, for the table header. */
  xLabel: string;
  /** Ascending. For bars use 0, 1, 2 … */
  x: readonly number[];
  /** At most six. */
  series: readonly PlotSeries[];
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  marks?: readonly PlotMark[];
  /** Shaded spans. Explain their labels next to the plot. */
  bands?: readonly PlotBand[];
  xTicks?: readonly number[];
  /** Starts the y axis at 0. Always the case for areas and bars. */
  fromZero?: boolean;
  /** Height in pixels without title. */
  height?: number;
  /** Hides the x axis because the plot below shows it. */
  hideX?: boolean;
  frame?: PlotFrame;
}

type Figures = Pick<PlotProps, 'x' | 'series' | 'formatX' | 'formatY'>;

function Legend({ series }: { series: readonly PlotSeries[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 text-12">
      {series.map(({ label }, index) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-2.5"
            style={{ background: `var(--series-${index + 1})` }}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Returns the values at an index as one line. Empty without an index. */
function readingAt(index: number | null, { x, series, formatX, formatY }: Figures): string {
  const pointed = index === null ? undefined : x[index];
  if (index === null || pointed === undefined) return '';
  const readings = series.flatMap(({ label, values }) => {
    const value = values[index];
    return value == null ? [] : [series.length > 1 ? `${label} ${formatY(value)}` : formatY(value)];
  });
  return `${formatX(pointed)}: ${readings.join(', ') || 'no figure'}`;
}

/** A plot drawn by uPlot in the theme's colours. Arrow keys read the values. */
export function Plot(props: PlotProps) {
  const { title, summary, xLabel, x, formatX, formatY, xTicks } = props;
  const { fromZero = false, hideX = false, frame } = props;
  // The drawing has the same height with and without axis labels.
  const height = (props.height ?? 200) - (hideX ? X_AXIS - X_AXIS_HIDDEN : 0);
  const series = props.series.slice(0, SERIES_MAX);
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const { marks, bands } = props;
  const { pointedIndex, onPlot } = useDrawing({
    ...{ x, series, formatX, formatY, marks, bands, xTicks, fromZero, height, hideX, frame, asTable },
  });

  const reading = readingAt(pointedIndex, { x, series, formatX, formatY });
  const isEmpty = series.every(({ values }) => values.every((value) => value === null));
  const withLegend = series.length > 1 && series.some(({ kind }) => kind === 'bars');

  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="flex items-center gap-2 max-md:min-h-8">
        <span
          id={id}
          className={`text-13 font-medium md:whitespace-nowrap ${reading ? 'max-md:sr-only' : ''}`}
        >
          {title}
        </span>
        {/* Takes the place of the title on a phone, where both would not fit. */}
        <span
          role="status"
          className="min-w-0 text-12/4 text-muted tabular-nums max-md:line-clamp-2 max-md:flex-1 md:ml-auto md:truncate"
        >
          {reading}
        </span>
        <IconButton
          icon={asTable ? ChartLine : Table2}
          label={asTable ? 'Show as plot' : 'Show as table'}
          onClick={() => setAsTable(!asTable)}
          className="-my-2 shrink-0"
        />
      </figcaption>
      {withLegend && <Legend series={series} />}
      {asTable ? (
        <PlotTable
          caption={title}
          xLabel={xLabel}
          x={x}
          series={series}
          formatX={formatX}
          formatY={formatY}
          height={height}
        />
      ) : (
        <div className="relative">
          <div
            {...onPlot}
            role="img"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys read the values
            tabIndex={0}
            aria-label={`${title}. ${summary}`}
            className="w-full min-w-0"
            style={{ height }}
          />
          {isEmpty && (
            <p
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 flex items-center justify-center pb-5 pl-11 text-13 text-muted"
            >
              <span className="bg-surface px-2 py-1">No figures yet</span>
            </p>
          )}
        </div>
      )}
    </figure>
  );
}
