import { ChartLine, Table2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useTheme } from '../lib/theme.ts';
import { IconButton } from './icon-button.tsx';
import { readPlotColours } from './plot/plot-colours.ts';
import { type PlotFrame, type PlotWords, plotOptions, X_AXIS, X_AXIS_HIDDEN } from './plot/plot-options.ts';
import { type PlotBand, type PlotMark, type PlotSeries, SERIES_MAX } from './plot/plot-series.ts';
import { PlotTable } from './plot/plot-table.tsx';

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

const NO_MARKS: readonly PlotMark[] = [];
const NO_BANDS: readonly PlotBand[] = [];

/** A plot drawn by uPlot in the theme's colours. Arrow keys read the values. */
export function Plot(props: PlotProps) {
  const { title, summary, xLabel, x, formatX, formatY, xTicks } = props;
  const { fromZero = false, hideX = false, frame } = props;
  // The drawing has the same height with and without axis labels.
  const height = (props.height ?? 200) - (hideX ? X_AXIS - X_AXIS_HIDDEN : 0);
  const series = props.series.slice(0, SERIES_MAX);
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const theme = useTheme();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const [pointedIndex, setPointedIndex] = useState<number | null>(null);
  const words = useRef<PlotWords>({ formatX, formatY, marks: NO_MARKS, bands: NO_BANDS, labels: [] });
  const data = [x, ...series.map(({ values }) => values)] as uPlot.AlignedData;
  const look = JSON.stringify([series.map(({ values: _, ...look }) => look), fromZero, xTicks, hideX, frame]);

  const make = useEffectEvent((element: HTMLElement) => {
    const options = plotOptions({
      series,
      colours: readPlotColours(),
      words: () => words.current,
      width: element.clientWidth,
      height,
      fromZero,
      xTicks,
      hideX,
      frame,
      onCursor: setPointedIndex,
    });
    return new uPlot(options, data, element);
  });

  // Set before the plot is created, because it draws immediately.
  useEffect(() => {
    words.current = {
      formatX,
      formatY,
      marks: props.marks ?? NO_MARKS,
      bands: props.bands ?? NO_BANDS,
      labels: series,
    };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: colours depend on the theme and options on `look`
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const made = make(element);
    plot.current = made;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) made.setSize({ width: element.clientWidth, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
      plot.current = null;
    };
  }, [theme, look, height, asTable]);

  useEffect(() => plot.current?.setData(data));

  const readOut = (index: number) => {
    const value = x[index];
    if (value === undefined || !plot.current) return;
    plot.current.setCursor({ left: plot.current.valToPos(value, 'x'), top: 10 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = x.length - 1;
    const now = pointedIndex ?? -1;
    const next = {
      ArrowRight: Math.min(last, now + 1),
      ArrowLeft: pointedIndex === null ? last : Math.max(0, now - 1),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    readOut(next);
  };

  const pointed = pointedIndex === null ? undefined : x[pointedIndex];
  const readings = series.flatMap(({ label, values }) => {
    const value = pointedIndex === null ? null : values[pointedIndex];
    return value == null ? [] : [series.length > 1 ? `${label} ${formatY(value)}` : formatY(value)];
  });
  const reading = pointed === undefined ? '' : `${formatX(pointed)}: ${readings.join(', ') || 'no figure'}`;
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
      {withLegend && (
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
      )}
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
            ref={box}
            role="img"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys read the values
            tabIndex={0}
            aria-label={`${title}. ${summary}`}
            onKeyDown={onKeyDown}
            onBlur={() => plot.current?.setCursor({ left: -10, top: -10 })}
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
