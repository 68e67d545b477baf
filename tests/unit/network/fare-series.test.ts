import { expect, test } from 'vitest';
import type { AirlineFares } from '#game/payloads/away.ts';
import { DAY } from '#game/world/time.ts';
import { farePlot, presentFare } from '#web/features/network/manage/fare-series.ts';

const fares = (airline: string, ...points: [day: number, fare: number][]): AirlineFares => ({
  airline,
  name: `Air ${airline}`,
  code: airline.toUpperCase(),
  points: points.map(([day, fare]) => [day * DAY, fare]),
});

test('fares stay until the next day with flights, and begin with the first', () => {
  const { x, series, more } = farePlot(
    [fares('b', [3, 90], [5, 80]), fares('own', [2, 100], [3, 110])],
    'own',
  );
  expect(x).toEqual([2, 3, 4, 5]);
  expect(series).toEqual([
    { label: 'You', values: [100, 110, 110, 110], thick: true },
    { label: 'Air b (B)', values: [null, 90, 90, 80], ringed: true },
  ]);
  expect(more).toBe(0);
});

test('the own fares are always among the lines, with the cheapest of the others', () => {
  const others = [90, 80, 70, 60, 50, 40, 30].map((fare) => fares(`x${fare}`, [0, fare]));
  const { series, more } = farePlot([...others, fares('own', [0, 500])], 'own');
  expect(series.map(({ values }) => values[0])).toEqual([500, 30, 40, 50, 60, 70]);
  expect(more).toBe(2);
});

test('without flights there is nothing to plot', () => {
  expect(farePlot([], 'own')).toEqual({ x: [], series: [], more: 0 });
});

test("the real world's airlines are a line at their present fare", () => {
  const others = { airlines: 4, flights: 60, seats: 5_000, economy: 72 };
  expect(presentFare(others)).toEqual({ axis: 'y', at: 72, label: '4 other airlines, now $72' });
  expect(presentFare({ ...others, airlines: 1 }).label).toBe('Another airline, now $72');
});
