import { describe, expect, it } from 'vitest';
import {
  concentration,
  entryEffect,
  fareOnConcentration,
  fatesOf,
  slopeOf,
} from '#scripts/world/rivals/market-figures.ts';
import type { RivalSample } from '#scripts/world/rivals/sample.ts';

const sample = (
  offers: readonly [pair: string, airline: string, fare: number, seats: number][],
  fleets: Readonly<Record<string, number>> = {},
): RivalSample => ({
  airlines: Object.entries(fleets).map(([id, aircraft]) => ({ id, name: id, cash: 0, aircraft, routes: 1 })),
  offers: offers.map(([pair, airline, fare, seats]) => ({ pair, airline, fare, seats })),
  rejected: 0,
});

describe('the report on rivals', () => {
  it('fits a line by least squares', () => {
    expect(
      slopeOf([
        [0, 1],
        [1, 3],
        [2, 5],
      ]).slope,
    ).toBeCloseTo(2);
    expect(
      slopeOf([
        [1, 1],
        [1, 3],
      ]).slope,
    ).toBeNaN();
  });

  it('measures how fares rise with concentration', () => {
    const { offers } = sample([
      ['AB', 'x', 1, 100],
      ['AB', 'y', 1, 100],
      ['CD', 'x', 1.2, 100],
    ]);
    expect(concentration(offers.slice(0, 2))).toBeCloseTo(0.5);
    const fit = fareOnConcentration({ airlines: [], offers, rejected: 0 });
    expect(fit.slope).toBeCloseTo(Math.log(1.2) / 0.5);
    expect(fit.points).toBe(3);
  });

  it('compares pairs that were entered with the others', () => {
    const before = sample([
      ['AB', 'x', 1, 100],
      ['CD', 'x', 1, 100],
    ]);
    const after = sample([
      ['AB', 'x', 0.99, 100],
      ['AB', 'y', 0.9, 100],
      ['CD', 'x', 1.1, 100],
    ]);
    const { pairs, fares, seats } = entryEffect(before, after);
    expect(pairs).toBe(1);
    expect(fares).toBeCloseTo(0.99 / 1.1 - 1);
    expect(seats).toBeCloseTo(1);
  });

  it('counts who grew, shrank, failed and was founded', () => {
    const before = sample([], { a: 5, b: 5, c: 5, d: 5 });
    const after = sample([], { a: 6, b: 5, c: 4, e: 1 });
    expect(fatesOf(before, after)).toEqual({ grown: 1, stagnant: 1, shrunk: 1, failed: 1, founded: 1 });
  });
});
