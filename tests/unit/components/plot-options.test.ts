import fc from 'fast-check';
import type uPlot from 'uplot';
import { expect, test, vi } from 'vitest';
import { endLabelWidth, labelsWithRoom } from '#web/components/plot/plot-annotations.ts';
import { plotOptions, withoutRepeats } from '#web/components/plot/plot-options.ts';
import type { PlotMark, PlotSeries } from '#web/components/plot/plot-series.ts';

const COLOURS = { ink: '#000', muted: '#555', line: '#ccc', surface: '#fff', series: ['#00f'] };

type Parts = Parameters<typeof plotOptions>[0];

/** Returns the options of a small plot with these words, series and frame. */
const optionsWith = (words: Partial<ReturnType<Parts['words']>>, parts: Partial<Parts> = {}): uPlot.Options =>
  plotOptions({
    series: [{ label: 'Price' }],
    colours: COLOURS,
    words: () => ({ formatX: String, formatY: String, marks: [], bands: [], labels: [], ...words }),
    width: 400,
    height: 200,
    fromZero: false,
    xTicks: undefined,
    hideX: false,
    onCursor: () => undefined,
    ...parts,
  });

const optionsOf = (kind: PlotSeries['kind'], marks: readonly PlotMark[] = []): uPlot.Options =>
  optionsWith({ marks }, { series: [{ label: 'Price', kind }] });

/** Returns an axis range as shown, from uPlot's proposal. */
function rangeOf(options: uPlot.Options, axis: 'x' | 'y', data: number[][], min: number, max: number) {
  const range = options.scales?.[axis]?.range as uPlot.Range.Function;
  return range({ data } as unknown as uPlot, min, max, axis);
}

test('a single value is in the middle, and a line with one value is a dot', () => {
  // For a single 0, uPlot proposes 0 to 100.
  for (const kind of ['line', 'bars'] as const)
    expect(rangeOf(optionsOf(kind), 'x', [[0], [5]], 0, 100)).toEqual([-1, 1]);
  expect(rangeOf(optionsOf('line'), 'x', [[0, 1], []], 0, 1)).toEqual([0, 1]);

  const dots = (kind: PlotSeries['kind'], values: (number | null)[]) => {
    const show = optionsOf(kind).series[1]?.points?.show as (plot: unknown, index: number) => boolean;
    return show({ data: [values.map((_, index) => index), values] }, 1);
  };
  expect(dots('line', [5])).toBe(true);
  expect(dots('line', [null, 5, null])).toBe(true);
  expect(dots('line', [5, 6])).toBe(false);
  expect(dots('bars', [5])).toBe(false);
  expect(dots('points', [5, 6])).toBe(true);
});

test('plots above each other start and end at the same position, whatever their figures', () => {
  const framed = (series: readonly string[]) => {
    const options = optionsWith(
      {},
      { series: series.map((label) => ({ label })), frame: { left: 76, right: 72, x: [50, 400] } },
    );
    const ctx = { save() {}, restore() {}, measureText: (text: string) => ({ width: 6 * text.length }) };
    const plot = { ctx, width: 400 } as unknown as uPlot;
    const size = options.axes?.[1]?.size as (plot: uPlot, values: string[]) => number;
    const right = options.padding?.[1] as unknown as (plot: uPlot) => number;
    return [rangeOf(options, 'x', [], 80, 300), size(plot, ['$1']), size(plot, ['−$1.23 M']), right(plot)];
  };
  expect(framed(['Profit'])).toEqual([[50, 400], 76, 76, 72]);
  expect(framed(['Expected', 'Sold'])).toEqual(framed(['Profit']));
});

test('a marked level is visible, whatever the values', () => {
  const marks = [
    { axis: 'y', at: 910, label: 'Mean' },
    { axis: 'x', at: 2000, label: 'Today' },
  ] as const;
  const [low, high] = rangeOf(optionsOf('line', marks), 'y', [], 834, 895);
  expect(low).toBeLessThan(834);
  expect(high).toBeGreaterThan(910);
  expect(high).toBeLessThan(1000);
});

test('lines with the same values show each other', () => {
  const rivals = Array.from({ length: 3 }, (_, index) => ({ label: `Rival ${index}`, ringed: true }));
  const options = optionsWith({}, { series: [{ label: 'You', thick: true }, ...rivals] });
  const [, own, ...others] = options.series;
  // uPlot draws in this order: the thick line is beneath the rings, and smaller rings are in larger ones.
  for (const { width } of others) expect(own?.width).toBeGreaterThan(width ?? 0);
  const sizes = others.map(({ points }) => points?.size ?? 0);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);

  const filter = others[0]?.points?.filter as (plot: unknown, index: number) => number[];
  vi.stubGlobal('devicePixelRatio', 1);
  const at = (values: (number | null)[], width: number) => filter({ data: [[], values], bbox: { width } }, 1);
  expect(at([null, 5, 5, 5], 400)).toEqual([1, 2, 3]);
  expect(at(new Array(60).fill(5), 560)).toEqual([3, 9, 15, 21, 27, 33, 39, 45, 51, 57]);
  expect(at([...new Array(59).fill(null), 5], 560), 'a line of one value').toEqual([59]);
  vi.unstubAllGlobals();
});

test('labels along an axis never overlap or leave the picture', () => {
  expect(labelsWithRoom([0, 20, 40, 60], [30, 30, 30, 30], 70)).toEqual([true, false, true, false]);
  expect(labelsWithRoom([0, 50, 100], [30, 30, 30], 140)).toEqual([true, true, true]);
  // A wide label in the middle does not break the rhythm.
  expect(labelsWithRoom([0, 40, 80, 120, 160], [30, 30, 60, 30, 30], 180)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 5, max: 90 }))),
      (labels) => {
        const sorted = labels.toSorted(([a], [b]) => a - b);
        const shown = labelsWithRoom(
          sorted.map(([centre]) => centre),
          sorted.map(([, width]) => width),
          620,
        );
        let taken = Number.NEGATIVE_INFINITY;
        for (const [index, [centre, width]] of sorted.entries()) {
          if (!shown[index]) continue;
          expect(centre - width / 2).toBeGreaterThan(taken);
          expect(centre + width / 2).toBeLessThanOrEqual(620);
          taken = centre + width / 2;
        }
      },
    ),
  );
});

test('ticks of the y axis are values that their labels show exactly', () => {
  const distancesOf = (min: number, format: (value: number) => string) => {
    const options = optionsWith({ formatY: format });
    const incrs = options.axes?.[1]?.incrs as (plot: unknown, axis: number, min: number) => number[];
    return incrs({}, 1, min);
  };
  // Half dollars would read $63, $65, $68.
  expect(distancesOf(60, (value) => `$${Math.round(value)}`).slice(0, 4)).toEqual([1, 2, 5, 10]);
  expect(distancesOf(0.6, (value) => `${Math.round(value * 100)}%`).slice(0, 3)).toEqual([0.01, 0.02, 0.05]);
  expect(distancesOf(1_200_000, (value) => `$${(value / 1e6).toFixed(2)} M`)[0]).toBe(10_000);
});

test('a label above the first point takes no room at the right', () => {
  const ctx = {
    save: vi.fn(),
    restore: vi.fn(),
    measureText: (text: string) => ({ width: 10 * text.length }),
  };
  const plot = { ctx, width: 600 } as unknown as uPlot;
  const labels = [{ label: 'A very long name', labelledAtStart: true }, { label: 'Short' }];
  expect(endLabelWidth(plot, labels)).toBe(endLabelWidth(plot, [{ label: 'Short' }]));
  expect(endLabelWidth(plot, labels)).toBeLessThan(endLabelWidth(plot, [{ label: 'A very long name' }]));
});

test('names a day once, however many ticks it has', () => {
  expect(withoutRepeats(['1 Jan', '1 Jan', '1 Jan', '2 Jan', '1 Jan'])).toEqual([
    '1 Jan',
    '',
    '',
    '2 Jan',
    '1 Jan',
  ]);
});
