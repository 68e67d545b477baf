import { expect, it } from 'vitest';
import { smallPlots } from '#scripts/research/world/small-plots.ts';
import { linePlot, stackedBars } from '#scripts/research/world/svg-plot.ts';
import { bar, sparkline } from '#scripts/research/world/text-plot.ts';

it('draws figures as blocks from the lowest to the highest, with gaps', () => {
  expect(sparkline([0, 7, Number.NaN, 3.5])).toBe('▁█ ▅');
  expect(sparkline([5, 5])).toBe('▄▄');
  expect(sparkline([])).toBe('');
});

it('draws a share as a bar of constant length', () => {
  expect([0, 0.5, 1, 1.7, -1].map((share) => bar(share, 4))).toEqual([
    '····',
    '██··',
    '████',
    '████',
    '····',
  ]);
});

it('omits days without a figure from a line, and escapes names', () => {
  const svg = linePlot('Load', [{ name: 'A <b> & "c"', values: [0.5, Number.NaN, 1] }], String);
  const [, points = ''] = /<polyline points="([^"]*)"/.exec(svg) ?? [];
  expect(points.split(' ')).toHaveLength(2);
  expect(svg).toContain('A &lt;b> &amp; &quot;c&quot;');
  expect(svg).not.toMatch(/NaN|<b>/);
});

it('draws small plots with one scale, each with its name and last value, and gaps', () => {
  const series = [
    { name: 'A', values: [1, 3] },
    { name: 'B', values: [Number.NaN, 2] },
  ];
  const svg = smallPlots('Fares', series, (value) => value.toFixed(1));
  expect(svg).toContain('Fares, each from 1.0 to 3.0');
  const lines = [...svg.matchAll(/<polyline points="([^"]*)"/g)].map(([, points = '']) =>
    points.split(' ').map((point) => Number(point.split(',')[1])),
  );
  const [[low = 0, high = 0] = [], [middle = 0, ...rest] = []] = lines;
  expect(rest).toEqual([]);
  expect(middle).toBeCloseTo((low + high) / 2, 1);
  expect(svg).toContain('text-anchor="end">2.0<');
});

it('counts weeks from the start and days from the first one', () => {
  const series = [{ name: 'A', values: [1, 2, 3] }];
  expect(linePlot('Load', series, String)).toContain('>day 1<');
  const weekly = linePlot('Load', series, String, 'week');
  expect(weekly).toContain('>week 0<');
  expect(weekly).toContain('>week 2<');
});

it('draws the parts of a whole next to each other', () => {
  const svg = stackedBars('Costs', ['fuel', 'crew'], [{ name: 'One', shares: [0.25, 0.75] }]);
  const boxes = [...svg.matchAll(/<rect x="([\d.]+)" y="36" width="([\d.]+)"/g)].map(([, x, width]) => [
    Number(x),
    Number(width),
  ]);
  expect(boxes).toHaveLength(2);
  const [[first = 0, width = 0] = [], [second = 0, rest = 0] = []] = boxes;
  expect(second).toBeCloseTo(first + width, 0);
  expect(rest / width).toBeCloseTo(3, 1);
});
