import type uPlot from 'uplot';
import type { PlotColours } from './plot-colours.ts';
import type { PlotBand, PlotLabel, PlotMark } from './plot-series.ts';

const FONT_SIZE = 12;
const LINE_HEIGHT = 15;
const MARK_DASH = [3, 3];
/** Minimum pixels between two labels along an axis. */
const LABEL_GAP = 8;

const font = (ratio: number) => `550 ${FONT_SIZE * ratio}px Inter, "Inter fallback", sans-serif`;

/** CSS pixels between the drawing and the label at a line's end. */
const END_GAP = 8;

/** CSS pixels between a line and the label above its first point. */
const START_GAP = 4;

/** Returns the measured width of the labels at the lines' ends in CSS pixels, at most a third of the plot. */
export function endLabelWidth(plot: uPlot, labels: readonly PlotLabel[]): number {
  const { ctx } = plot;
  ctx.save();
  ctx.font = font(1);
  const atEnd = labels.filter(({ labelledAtStart }) => !labelledAtStart);
  const widest = Math.max(0, ...atEnd.map(({ label }) => ctx.measureText(label).width));
  ctx.restore();
  return Math.min(plot.width / 3, Math.ceil(widest) + END_GAP + 4);
}

/** Checks which labels do not overlap an earlier one or leave the plot. @param every distance of labels that may be shown */
function shownLabels(centres: readonly number[], widths: readonly number[], end: number, every: number) {
  let taken = Number.NEGATIVE_INFINITY;
  let hasOverlap = false;
  const shown = centres.map((centre, index) => {
    const half = (widths[index] ?? 0) / 2;
    if (index % every !== 0 || centre + half > end) return false;
    const overlaps = centre - half < taken;
    hasOverlap ||= overlaps;
    if (!overlaps) taken = centre + half + LABEL_GAP;
    return !overlaps;
  });
  return { shown, hasOverlap };
}

/**
 * Returns the labels along an axis that do not overlap each other or leave the plot: every one, every second one, and so
 * on.
 *
 * @param centres pixels from the start of the axis, ascending
 * @param end maximum pixel position of a label
 */
export function labelsWithRoom(
  centres: readonly number[],
  widths: readonly number[],
  end: number,
): boolean[] {
  for (let every = 1; ; every++) {
    const { shown, hasOverlap } = shownLabels(centres, widths, end, every);
    if (!hasOverlap) return shown;
  }
}

/**
 * Spreads vertical positions so that lines of text do not overlap. Keeps their order.
 *
 * @param max maximum position. Labels beyond it move back, and others with them.
 */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  max = Number.POSITIVE_INFINITY,
): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let last = Number.NEGATIVE_INFINITY;
  const placed = [...wanted];
  for (const { y, index } of order) {
    last = Math.max(y, last + gap);
    placed[index] = last;
  }
  let next = max + gap;
  for (const { index } of order.toReversed()) {
    next = Math.min(placed[index] ?? next, next - gap);
    placed[index] = next;
  }
  return placed;
}

/** Returns the names of lines that have values, with the position of the first or last one on the canvas. */
function placeLabels(plot: uPlot, labels: readonly PlotLabel[], { series, ink }: PlotColours) {
  return labels.flatMap(({ label, labelledAtStart = false }, index) => {
    const known = Array.from(plot.data[index + 1] ?? []).flatMap((value, at) =>
      value == null ? [] : [{ value, at }],
    );
    const point = known.at(labelledAtStart ? 0 : -1);
    if (!point) return [];
    const x = plot.valToPos(plot.data[0]?.[point.at] ?? 0, 'x', true);
    const y = plot.valToPos(point.value, 'y', true);
    return [{ label, labelledAtStart, colour: series[index] ?? ink, x, y }];
  });
}

/** Draws each line's name in its colour, beside its last point or above its first one. */
export function drawLabels(plot: uPlot, labels: readonly PlotLabel[], colours: PlotColours): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const shown = placeLabels(plot, labels, colours);
  const atEnd = shown.filter(({ labelledAtStart }) => !labelledAtStart);
  const spread = spreadLabels(
    atEnd.map(({ y }) => y),
    LINE_HEIGHT * ratio,
    bbox.top + bbox.height,
  );
  ctx.save();
  ctx.font = font(ratio);
  ctx.textAlign = 'left';
  for (const one of shown) {
    ctx.fillStyle = one.colour;
    ctx.textBaseline = one.labelledAtStart ? 'bottom' : 'middle';
    if (one.labelledAtStart) ctx.fillText(one.label, one.x + START_GAP * ratio, one.y - START_GAP * ratio);
    else ctx.fillText(one.label, bbox.left + bbox.width + END_GAP * ratio, spread[atEnd.indexOf(one)] ?? 0);
  }
  ctx.restore();
}

/** Checks whether a label to the right of a vertical mark would overlap another mark or leave the plot. */
function isBlocked(plot: uPlot, marks: readonly PlotMark[], position: number, width: number): boolean {
  if (position + width > plot.bbox.left + plot.bbox.width) return true;
  return marks.some(({ axis, at }) => {
    const other = axis === 'x' ? plot.valToPos(at, 'x', true) : position;
    return other > position && other < position + width;
  });
}

/** Checks whether a point of a line lies in a part of the canvas. */
const hasPointIn = (
  { data: [places, ...lines], valToPos }: uPlot,
  { left, right, top, bottom }: Record<'left' | 'right' | 'top' | 'bottom', number>,
): boolean =>
  lines.some((values) =>
    Array.from(values).some((value, at) => {
      if (value == null) return false;
      const [x, y] = [valToPos(places[at] ?? 0, 'x', true), valToPos(value, 'y', true)];
      return x >= left && x <= right && y >= top && y <= bottom;
    }),
  );

/** Checks whether a line crosses the label of a horizontal mark at the right end, but not at the left one. */
function isClearAtLeft(plot: uPlot, bottom: number, width: number): boolean {
  const { left, width: length } = plot.bbox;
  const box = { top: bottom - LINE_HEIGHT * devicePixelRatio, bottom };
  const right = left + length;
  return (
    hasPointIn(plot, { ...box, left: right - width, right }) &&
    !hasPointIn(plot, { ...box, left, right: left + width })
  );
}

/** CSS pixels above the plot for the names of vertical marks, so that no line crosses them. */
export const MARK_ROOM = 16;

/** Draws a dashed line with a label for each mark. */
export function drawMarks(plot: uPlot, marks: readonly PlotMark[], colours: PlotColours): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.font = font(ratio);
  ctx.strokeStyle = colours.muted;
  ctx.fillStyle = colours.muted;
  ctx.lineWidth = ratio;
  ctx.setLineDash(MARK_DASH.map((part) => part * ratio));
  // Labels of close levels are placed below each other.
  const levels = marks.map(({ axis, at }) => (axis === 'y' ? plot.valToPos(at, 'y', true) : null));
  const known = levels.filter((level) => level !== null);
  const spread = spreadLabels(known, LINE_HEIGHT * ratio, bbox.top + bbox.height);
  let index = 0;
  for (const { axis, at, label } of marks) {
    const nameHeight = axis === 'y' ? (spread[index++] ?? 0) : 0;
    const position = plot.valToPos(at, axis, true);
    const [start, length] = axis === 'x' ? [bbox.left, bbox.width] : [bbox.top, bbox.height];
    if (!(position >= start && position <= start + length)) continue;
    ctx.beginPath();
    if (axis === 'x') {
      ctx.moveTo(position, bbox.top - MARK_ROOM * ratio);
      ctx.lineTo(position, bbox.top + bbox.height);
    } else {
      ctx.moveTo(bbox.left, position);
      ctx.lineTo(bbox.left + bbox.width, position);
    }
    ctx.stroke();
    const width = ctx.measureText(label).width + 8 * ratio;
    const isLeft = axis === 'x' && isBlocked(plot, marks, position, width) && position - width > bbox.left;
    const atLeft = axis === 'y' && isClearAtLeft(plot, nameHeight, width);
    ctx.textAlign = isLeft || (axis === 'y' && !atLeft) ? 'right' : 'left';
    ctx.textBaseline = axis === 'x' ? 'top' : 'bottom';
    const [x, y] =
      axis === 'x'
        ? [position + (isLeft ? -4 : 4) * ratio, bbox.top - MARK_ROOM * ratio]
        : [bbox.left + (atLeft ? 0 : bbox.width), nameHeight - 2 * ratio];
    // An outline keeps the label readable on a line.
    ctx.save();
    ctx.setLineDash([]);
    ctx.lineWidth = 4 * ratio;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = colours.surface;
    ctx.strokeText(label, x, y);
    ctx.restore();
    ctx.fillText(label, x, y);
  }
  ctx.restore();
}

const BAND_OPACITY = 0.16;

/** Shades each band over the height of the plot, with its label at the bottom. Bands lie behind the lines. */
export function drawBands(plot: uPlot, bands: readonly PlotBand[], colours: PlotColours): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const [left, right] = [bbox.left, bbox.left + bbox.width];
  ctx.save();
  ctx.font = font(ratio);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  for (const { from, to, label } of bands) {
    const start = Math.max(left, plot.valToPos(from, 'x', true));
    const end = Math.min(right, plot.valToPos(to, 'x', true));
    if (end <= start) continue;
    ctx.fillStyle = colours.muted;
    ctx.globalAlpha = BAND_OPACITY;
    ctx.fillRect(start, bbox.top, end - start, bbox.height);
    ctx.globalAlpha = 1;
    ctx.fillStyle = colours.ink;
    ctx.fillText(label, (start + end) / 2, bbox.top + bbox.height - 2 * ratio);
  }
  ctx.restore();
}
