import uPlot from 'uplot';
import {
  drawBands,
  drawLabels,
  drawMarks,
  endLabelWidth,
  labelsWithRoom,
  MARK_ROOM,
} from './plot-annotations.ts';
import type { PlotColours } from './plot-colours.ts';
import type { PlotBand, PlotLabel, PlotMark, PlotSeries } from './plot-series.ts';

/** Texts and marks that the plot reads while drawing, so that changes do not recreate it. */
export interface PlotWords {
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  marks: readonly PlotMark[];
  bands: readonly PlotBand[];
  labels: readonly PlotLabel[];
}

/** Common measures of stacked plots, so that the same values of x are above one another. */
export interface PlotFrame {
  /** Minimum pixels to the left and right of the drawing. */
  left: number;
  right?: number;
  /** First and last value of the x axis, if the plots would choose different ones. */
  x?: readonly [number, number];
}

/** The look of a series without its colour. */
type SeriesLook = Pick<PlotSeries, 'label' | 'kind' | 'steps' | 'dashed' | 'thick' | 'ringed'>;

interface OptionsParts {
  series: readonly SeriesLook[];
  colours: PlotColours;
  words: () => PlotWords;
  width: number;
  height: number;
  /** Starts the y axis at 0 even for lines. */
  fromZero: boolean;
  /** Ticks of the x axis. Chosen by uPlot by default. */
  xTicks: readonly number[] | undefined;
  /** Hides the labels of the x axis because a plot below shows them. */
  hideX: boolean;
  frame?: PlotFrame | undefined;
  onCursor: (index: number | null) => void;
}

const FONT = '12px Inter, "Inter fallback", sans-serif';
const Y_AXIS_MIN = 44;
/** Pixels to the right of the drawing if there are no line names. */
const RIGHT_MIN = 24;
/** Height of the x axis with and without labels. */
export const X_AXIS = 30;
export const X_AXIS_HIDDEN = 8;
/** Possible distances of ticks on the y axis. Multiples of 2.5 are missing because labels would round them. */
const Y_DISTANCES = Array.from({ length: 17 }, (_, index) => index - 4).flatMap((power) =>
  [1, 2, 5].map((digit) => Number(`${digit}e${power}`)),
);

/** Minimum pixels between the ticks of the y axis, and those of a plot with less room. */
const [Y_SPACE, Y_SPACE_LOW, LOW_PLOT] = [30, 20, 130];

function widthsOf(plot: uPlot, texts: readonly string[]): number[] {
  plot.ctx.save();
  plot.ctx.font = FONT;
  const widths = texts.map((text) => plot.ctx.measureText(text).width);
  plot.ctx.restore();
  return widths;
}

/** Returns labels of neighbouring ticks, each once. Ticks within a day would all have its name. */
export const withoutRepeats = (texts: readonly string[]): string[] =>
  texts.map((text, index) => (text === texts[index - 1] ? '' : text));

/** Returns the labels of the x axis, without overlapping ones. */
function xTexts(plot: uPlot, ticks: readonly number[], format: (value: number) => string): string[] {
  const { min, max } = plot.scales.x ?? {};
  // Pass only one argument, because the functions of format.ts take a style as the second.
  const texts = withoutRepeats(ticks.map((tick) => format(tick)));
  const ratio = devicePixelRatio;
  const width = plot.bbox.width / ratio;
  if (min == null || max == null || !(width > 0) || max <= min) return texts;
  const centres = ticks.map((tick) => ((tick - min) / (max - min)) * width);
  const shown = labelsWithRoom(centres, widthsOf(plot, texts), plot.width - plot.bbox.left / ratio);
  return texts.map((text, index) => (shown[index] ? text : ''));
}

/**
 * Returns the distances between ticks for which all labels differ. Half dollars would give a label twice.
 * @param min lowest value of the axis
 */
function yDistances(min: number, format: (value: number) => string): number[] {
  const exact = Y_DISTANCES.filter((distance) => {
    const first = Math.ceil(min / distance) * distance;
    return new Set([0, 1, 2, 3, 4].map((index) => format(first + index * distance))).size === 5;
  });
  return exact.length > 0 ? exact : Y_DISTANCES;
}

const [LINE_WIDTH, THICK_WIDTH] = [2, 4];
/** Pixels between the rings of a line. */
const RING_DISTANCE = 56;
/** Diameter of the rings of the first ringed line. Later ones fit into it. */
const RING_MAX = 13;

/** Returns the rings of a line as options of uPlot. @param order number of ringed lines before it */
const ringsOf = (colours: PlotColours, order: number): uPlot.Series.Points => ({
  show: true,
  size: Math.max(5, RING_MAX - 2 * order),
  width: 1.5,
  fill: colours.surface,
  filter: (plot, index) => {
    const values = Array.from(plot.data[index] ?? []);
    const width = plot.bbox.width / devicePixelRatio;
    const every = Math.max(1, Math.ceil((values.length * RING_DISTANCE) / Math.max(1, width)));
    const known = values.flatMap((value, at) => (value == null ? [] : [at]));
    const first = Math.ceil(every / 2);
    const ringed = known.filter((at) => at % every === first % every && at >= first);
    return ringed.length > 0 ? ringed : known.slice(-1);
  },
});

/** @param order number of ringed lines before this one */
function seriesOptions(
  { label, kind = 'line', steps, dashed, thick, ringed }: SeriesLook,
  colours: PlotColours,
  colour: string,
  order: number,
): uPlot.Series {
  const bars = uPlot.paths.bars?.({ size: [0.7, 40], radius: 0.12 });
  const stepped = steps && uPlot.paths.stepped?.({ align: steps === 'after' ? 1 : -1 });
  return {
    label,
    stroke: colour,
    width: kind === 'bars' ? 0 : thick ? THICK_WIDTH : LINE_WIDTH,
    ...(dashed || ringed ? { dash: [5, 4] } : {}),
    ...(kind === 'bars' ? { fill: colour, paths: bars } : {}),
    ...(kind === 'area' ? { fill: `color-mix(in srgb, ${colour} 16%, transparent)` } : {}),
    ...(stepped ? { paths: stepped } : {}),
    ...(kind === 'points' ? { paths: () => null } : {}),
    // A single value has no line, so draw a point.
    points: ringed
      ? ringsOf(colours, order)
      : {
          show: (plot, index) =>
            kind === 'points' ||
            (kind !== 'bars' &&
              Array.from(plot.data[index] ?? []).filter((value) => value != null).length === 1),
          size: 7,
          fill: colour,
        },
    spanGaps: false,
  };
}

/** Returns the options for uPlot. The axis labels are measured, so that the widest one fits. */
export function plotOptions(parts: OptionsParts): uPlot.Options {
  const { series, colours, words, width, height, xTicks, hideX, frame, onCursor } = parts;
  const hasBars = series.some(({ kind }) => kind === 'bars');
  const fromZero = parts.fromZero || series.some(({ kind }) => kind === 'bars' || kind === 'area');
  const axis = {
    stroke: colours.muted,
    font: FONT,
    grid: { stroke: colours.line, width: 1 },
    ticks: { show: false },
  } satisfies uPlot.Axis;
  const labelled = series.length > 1 && !hasBars;
  return {
    width,
    height,
    padding: [
      () => (words().marks.some(({ axis: across }) => across === 'x') ? MARK_ROOM + 4 : 10),
      (plot) => Math.max(frame?.right ?? 0, labelled ? endLabelWidth(plot, words().labels) : RIGHT_MIN),
      0,
      0,
    ],
    legend: { show: false },
    cursor: { y: false, points: { size: 7 }, drag: { x: false, y: false, setScale: false } },
    scales: {
      x: {
        time: false,
        range: (plot, min, max) => {
          if (frame?.x) return [...frame.x];
          const only = plot.data[0]?.length === 1 ? plot.data[0][0] : undefined;
          // For a single value, uPlot's own range would be too narrow. Bars need half a bar on both sides.
          if (only !== undefined) return [only - 1, only + 1];
          return hasBars ? [min - 0.6, max + 0.6] : [min, max];
        },
      },
      y: {
        range: (_plot, min, max) => {
          // The y range includes all marks.
          const marks = words().marks.flatMap(({ axis, at }) => (axis === 'y' ? [at] : []));
          const low = Math.min(fromZero ? Math.min(0, min) : min, ...marks);
          const high = Math.max(fromZero ? Math.max(0, max) : max, ...marks);
          if (low === high)
            return [low - (low === 0 ? 0 : Math.abs(low) * 0.1), high + (Math.abs(high) * 0.1 || 1)];
          const room = (high - low) * 0.08;
          return [fromZero && low === 0 ? 0 : low - room, fromZero && high === 0 ? 0 : high + room];
        },
      },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: hideX ? X_AXIS_HIDDEN : X_AXIS,
        gap: 8,
        values: (plot, ticks) => (hideX ? ticks.map(() => '') : xTexts(plot, ticks, words().formatX)),
        ...(xTicks ? { splits: () => [...xTicks] } : {}),
      },
      {
        ...axis,
        incrs: (_plot, _axis, min) => yDistances(min, words().formatY),
        // A low plot would have a single tick, which is no scale.
        space: (_plot, _axis, _min, _max, room) => (room < LOW_PLOT ? Y_SPACE_LOW : Y_SPACE),
        values: (_plot, ticks) => ticks.map((tick) => words().formatY(tick)),
        size: (plot, values) => {
          const widest = Math.max(0, ...widthsOf(plot, values ?? []));
          return Math.max(frame?.left ?? Y_AXIS_MIN, Math.ceil(widest) + 14);
        },
      },
    ],
    series: [
      {},
      ...series.map((one, index) =>
        seriesOptions(
          one,
          colours,
          colours.series[index] ?? colours.ink,
          series.slice(0, index).filter(({ ringed }) => ringed).length,
        ),
      ),
    ],
    hooks: {
      drawClear: [(plot) => drawBands(plot, words().bands, colours)],
      draw: [
        (plot) => drawMarks(plot, words().marks, colours),
        (plot) => labelled && drawLabels(plot, words().labels, colours),
      ],
      setCursor: [(plot) => onCursor(plot.cursor.idx ?? null)],
    },
  };
}
