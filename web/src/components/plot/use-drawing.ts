import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useTheme } from '#web/lib/theme.ts';
import { readPlotColours } from './plot-colours.ts';
import { type PlotFrame, type PlotWords, plotOptions } from './plot-options.ts';
import type { PlotBand, PlotMark, PlotSeries } from './plot-series.ts';

const NO_MARKS: readonly PlotMark[] = [];
const NO_BANDS: readonly PlotBand[] = [];

interface Drawing {
  x: readonly number[];
  series: readonly PlotSeries[];
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  marks: readonly PlotMark[] | undefined;
  bands: readonly PlotBand[] | undefined;
  xTicks: readonly number[] | undefined;
  fromZero: boolean;
  /** Pixels. */
  height: number;
  hideX: boolean;
  frame: PlotFrame | undefined;
  /** Whether a table is shown instead. */
  asTable: boolean;
}

/**
 * Draws a plot into an element. Returns the element's ref and handlers, and the index of the value under the
 * pointer or chosen by keys, or null.
 */
export function useDrawing(drawing: Drawing) {
  const { x, series, formatX, formatY, marks, bands, xTicks, fromZero, height, hideX, frame } = drawing;
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const theme = useTheme();
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
      marks: marks ?? NO_MARKS,
      bands: bands ?? NO_BANDS,
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
  }, [theme, look, height, drawing.asTable]);

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
  const onBlur = () => plot.current?.setCursor({ left: -10, top: -10 });
  return { pointedIndex, onPlot: { ref: box, onKeyDown, onBlur } };
}
