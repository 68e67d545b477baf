import type { Comparison } from './comparison.ts';

const SIZE = 640;
const MARGIN = 64;
const INNER = SIZE - 2 * MARGIN;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns a plot of model against published figures with logarithmic axes, as SVG. The lines mark equality
 * and a factor of 2 in both directions.
 */
export function scatterPlot(title: string, comparisons: readonly Comparison[]): string {
  const shown = comparisons.filter(({ published, model }) => published > 0 && model > 0);
  const logs = shown.flatMap(({ published, model }) => [Math.log10(published), Math.log10(model)]);
  const low = Math.floor(Math.min(...logs));
  const high = Math.max(low + 1, Math.ceil(Math.max(...logs)));
  const place = (log: number) => (INNER * (log - low)) / (high - low);
  const x = (value: number) => (MARGIN + place(Math.log10(value))).toFixed(1);
  const y = (value: number) => (SIZE - MARGIN - place(Math.log10(value))).toFixed(1);
  const [first, last] = [10 ** low, 10 ** high];

  const diagonal = (factor: number, dash: string) => {
    const from = factor < 1 ? first / factor : first;
    const to = factor > 1 ? last / factor : last;
    return `<line x1="${x(from)}" y1="${y(from * factor)}" x2="${x(to)}" y2="${y(to * factor)}" stroke="#888" ${dash}/>`;
  };
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index)).flatMap((value) => {
    const label = value >= 1e6 ? `${value / 1e6}M` : value >= 1e3 ? `${value / 1e3}k` : String(value);
    return [
      `<text x="${x(value)}" y="${SIZE - MARGIN + 20}" text-anchor="middle">${label}</text>`,
      `<text x="${MARGIN - 8}" y="${y(value)}" text-anchor="end" dominant-baseline="middle">${label}</text>`,
    ];
  });
  const dots = shown.map(
    ({ key, published, model }) =>
      `<circle cx="${x(published)}" cy="${y(model)}" r="2.5"><title>${escaped(key)}: ${Math.round(published)} / ${Math.round(model)}</title></circle>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="sans-serif" font-size="12">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="#fff"/>`,
    `<text x="${SIZE / 2}" y="28" text-anchor="middle" font-size="16">${escaped(title)}</text>`,
    `<rect x="${MARGIN}" y="${MARGIN}" width="${INNER}" height="${INNER}" fill="none" stroke="#ccc"/>`,
    diagonal(1, ''),
    diagonal(2, 'stroke-dasharray="4"'),
    diagonal(0.5, 'stroke-dasharray="4"'),
    ...ticks,
    `<text x="${SIZE / 2}" y="${SIZE - 12}" text-anchor="middle">published</text>`,
    `<text x="16" y="${SIZE / 2}" text-anchor="middle" transform="rotate(-90 16 ${SIZE / 2})">model</text>`,
    `<g fill="#2563eb" fill-opacity="0.45">${dots.join('')}</g>`,
    '</svg>\n',
  ].join('\n');
}
