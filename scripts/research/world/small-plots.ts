import { begin, colourAt, escaped, type Series, TOP } from './svg-plot.ts';

const COLUMNS = 5;
/** Size of a small plot with its name, and of the space around it. */
const SMALL = { width: 136, height: 52, gap: 16, name: 14 } as const;

/**
 * Returns many small plots with the same scale, each with its name and its last value.
 * @param format formats the last value and the ends of the scale
 */
export function smallPlots(
  title: string,
  series: readonly Series[],
  format: (value: number) => string,
): string {
  const known = series.flatMap(({ values }) => values.filter(Number.isFinite));
  const [low, high] = [Math.min(...known), Math.max(...known, Math.min(...known) + 1e-9)];
  const { width, height, gap, name: label } = SMALL;
  const row = height + label + gap;
  const panels = series.map(({ name, values }, index) => {
    const left = (index % COLUMNS) * (width + gap);
    const top = TOP + Math.floor(index / COLUMNS) * row;
    const bottom = top + label + height;
    const points = values.flatMap((value, step) => {
      const x = left + (step * width) / Math.max(1, values.length - 1);
      const y = bottom - ((value - low) * height) / (high - low);
      return Number.isFinite(value) ? [`${x.toFixed(1)},${y.toFixed(1)}`] : [];
    });
    return `<rect x="${left}" y="${top + label}" width="${width}" height="${height}" fill="none" stroke="var(--line)"/><text x="${left}" y="${top + 9}">${escaped(name)}</text><text x="${left + width}" y="${top + 9}" text-anchor="end">${escaped(format(values.at(-1) ?? Number.NaN))}</text><polyline points="${points.join(' ')}" fill="none" stroke="${colourAt(0)}" stroke-width="1.6"/>`;
  });
  const all = TOP + Math.ceil(series.length / COLUMNS) * row;
  return [begin(`${title}, each from ${format(low)} to ${format(high)}`, all, 0), ...panels, '</svg>'].join(
    '\n',
  );
}
