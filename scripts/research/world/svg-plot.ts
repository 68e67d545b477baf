const WIDTH = 760;
const MIN_HEIGHT = 320;
/** Height of a name beside the lines. */
const NAME = 15;
const LEFT = 64;
const RIGHT = 190;
/** Height of the title. */
export const TOP = 36;
const BOTTOM = 34;
const LINES = 4;
/** Number of colours. Further series have the same ones, dashed. */
const COLOURS = 8;

export interface Series {
  name: string;
  /** One value per step; NaN if there is none. */
  values: readonly number[];
}

export interface BarRow {
  name: string;
  /** Shares of the whole, in the order of the parts. */
  shares: readonly number[];
}

/** Escapes text for SVG and HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Variables of the page's style, so that plots follow its light and dark colours. */
export const colourAt = (index: number) => `var(--c${index % COLOURS})`;
/** Returns the beginning of a plot with its title. */
export const begin = (title: string, height: number, left = LEFT) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="sans-serif" font-size="11" fill="currentColor">
<title>${escaped(title)}</title>
<text x="${left}" y="20" font-size="14">${escaped(title)}</text>`;

/**
 * Returns lines over time, each with its name on the right.
 * @param format formats figures on the axis
 * @param step name of a step. Days count from 1, weeks from 0 because the first figure is the start.
 */
export function linePlot(
  title: string,
  series: readonly Series[],
  format: (value: number) => string,
  step: 'day' | 'week' = 'day',
): string {
  const known = series.flatMap(({ values }) => values.filter(Number.isFinite));
  const low = Math.min(...known);
  const high = Math.max(...known, low + 1e-9);
  const height = Math.max(MIN_HEIGHT, TOP + series.length * NAME + BOTTOM);
  const days = Math.max(2, ...series.map(({ values }) => values.length));
  const x = (day: number) => LEFT + (day * (WIDTH - LEFT - RIGHT)) / (days - 1);
  const y = (value: number) => height - BOTTOM - ((value - low) * (height - TOP - BOTTOM)) / (high - low);
  const grid = Array.from({ length: LINES + 1 }, (_, index) => {
    const value = low + ((high - low) * index) / LINES;
    const level = y(value).toFixed(1);
    return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${level}" y2="${level}" stroke="var(--line)"/><text x="${LEFT - 6}" y="${level}" text-anchor="end" dominant-baseline="middle">${escaped(format(value))}</text>`;
  });
  const lines = series.map(({ name, values }, index) => {
    const points = values.flatMap((value, day) =>
      Number.isFinite(value) ? [`${x(day).toFixed(1)},${y(value).toFixed(1)}`] : [],
    );
    const label = TOP + index * NAME;
    const dash = index >= COLOURS ? ' stroke-dasharray="5 3"' : '';
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colourAt(index)}" stroke-width="1.6"${dash}><title>${escaped(name)}</title></polyline><text x="${WIDTH - RIGHT + 10}" y="${label}" fill="${colourAt(index)}" dominant-baseline="middle">${escaped(name)}</text>`;
  });
  const first = step === 'day' ? 1 : 0;
  const axis = `<text x="${LEFT}" y="${height - 10}">${step} ${first}</text><text x="${WIDTH - RIGHT}" y="${height - 10}" text-anchor="end">${step} ${days - 1 + first}</text>`;
  return [begin(title, height), ...grid, ...lines, axis, '</svg>'].join('\n');
}

/** Returns bars of equal length, divided into parts. */
export function stackedBars(title: string, parts: readonly string[], rows: readonly BarRow[]): string {
  const row = 20;
  const height = TOP + rows.length * row + 20 + Math.ceil(parts.length / 5) * 16;
  const left = 150;
  const width = WIDTH - left - 20;
  const bars = rows.flatMap(({ name, shares }, index) => {
    const level = TOP + index * row;
    let from = left;
    const boxes = shares.map((share, part) => {
      const box = `<rect x="${from.toFixed(1)}" y="${level}" width="${(share * width).toFixed(1)}" height="${row - 5}" fill="${colourAt(part)}"><title>${escaped(parts[part] ?? '')}: ${(share * 100).toFixed(1)}%</title></rect>`;
      from += share * width;
      return box;
    });
    const label = `<text x="${left - 8}" y="${level + row / 2 - 2}" text-anchor="end" dominant-baseline="middle">${escaped(name)}</text>`;
    return [label, ...boxes];
  });
  const legend = parts.map((name, index) => {
    const [column, line] = [index % 5, Math.floor(index / 5)];
    const [lx, ly] = [20 + column * 145, TOP + rows.length * row + 16 + line * 16];
    return `<rect x="${lx}" y="${ly - 5}" width="10" height="10" fill="${colourAt(index)}"/><text x="${lx + 15}" y="${ly}" dominant-baseline="middle">${escaped(name)}</text>`;
  });
  return [begin(title, height), ...bars, ...legend, '</svg>'].join('\n');
}
