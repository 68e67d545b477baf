import { expect, it } from 'vitest';
import { bandOf, bandOfSum, type Chance, movedBand } from '#game/demand/forecast/band.ts';
import { normal, words } from '#game/world/chance/draws.ts';

it('leaves a tenth of the possible figures on each side', () => {
  const chances = Array.from({ length: 64 }, (_, index): Chance => [63 - index, 1 / 64]);
  expect(bandOf(chances)).toEqual({ low: 6, high: 57 });
});

it('moves with its figure', () => {
  expect(movedBand({ low: -5, high: 10 }, -20)).toEqual({ low: -25, high: -10 });
});

it('is the same for the sum of one figure', () => {
  expect(bandOfSum([{ expected: 100, band: { low: 70, high: 120 } }])).toEqual({ low: 70, high: 120 });
});

it('grows with the square root of the number of pairs, because their errors are independent', () => {
  const pair = { expected: 100, band: { low: 70, high: 120 } };
  expect(bandOfSum(new Array(4).fill(pair))).toEqual({ low: 340, high: 440 });
});

it('contains four of five sums of figures that are four of five times in their bands', () => {
  const next = words([1, 2, 3, 4]);
  // Like errors of demand: each figure is lognormal, with another deviation.
  const deviations = [0.05, 0.1, 0.15, 0.2, 0.2];
  const drawn = Array.from({ length: 4_000 }, () =>
    deviations.map((deviation, index) => 1_000 * (index + 1) * Math.exp(deviation * normal(next))),
  );
  const parts = deviations.map((_, index) => {
    const figures = drawn.map((figures) => figures[index] ?? 0);
    const expected = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
    return { expected, band: bandOf(figures.map((figure): Chance => [figure, 1 / figures.length])) };
  });
  const { low, high } = bandOfSum(parts);
  const within = drawn.filter((figures) => {
    const sum = figures.reduce((total, figure) => total + figure, 0);
    return sum >= low && sum <= high;
  });
  expect(within.length / drawn.length).toBeGreaterThan(0.77);
  expect(within.length / drawn.length).toBeLessThan(0.83);
});
