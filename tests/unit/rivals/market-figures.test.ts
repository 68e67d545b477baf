import { describe, expect, it } from 'vitest';
import {
  busiestPairs,
  concentration,
  fareOnConcentration,
  pairHistories,
  slopeOf,
} from '#scripts/research/world/rivals/market-figures.ts';
import { rivalSample } from '#tests/support/rival-sample.ts';

describe('the markets of a world with rivals', () => {
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
    const sample = rivalSample([
      ['AB', 'x', 1, 100],
      ['AB', 'y', 1, 100],
      ['CD', 'x', 1.2, 100],
    ]);
    expect(concentration(sample.offers.slice(0, 2))).toBeCloseTo(0.5);
    const fit = fareOnConcentration(sample);
    expect(fit.slope).toBeCloseTo(Math.log(1.2) / 0.5);
    expect(fit.points).toBe(3);
  });

  it('ranks pairs by seats, with their mean fare and the largest share', () => {
    const sample = rivalSample([
      ['AB', 'x', 1, 100],
      ['AB', 'y', 1.2, 300],
      ['CD', 'x', 0.9, 500],
    ]);
    expect(busiestPairs(sample)).toEqual([
      { pair: 'CD', seats: 500, fare: 0.9, airlines: 1, largest: 1 },
      { pair: 'AB', seats: 400, fare: expect.closeTo(1.15), airlines: 2, largest: 0.75 },
    ]);
    expect(busiestPairs(sample, 1)).toHaveLength(1);
  });

  it('follows the pairs that are busy at the end, with gaps before they are flown', () => {
    const samples = [
      rivalSample([['CD', 'x', 0.9, 50]]),
      rivalSample([
        ['AB', 'x', 1, 100],
        ['AB', 'y', 1, 300],
        ['CD', 'x', 1, 50],
      ]),
    ];
    expect(pairHistories(samples, 2)).toEqual([
      { pair: 'AB', fares: [Number.NaN, 1], largest: [Number.NaN, 0.75] },
      { pair: 'CD', fares: [0.9, 1], largest: [1, 1] },
    ]);
  });
});
