import { describe, expect, it } from 'vitest';
import {
  areaUnderCurve,
  areaWithoutKeptBack,
  foldOf,
  median,
  quantile,
  rankCorrelation,
  ranks,
} from '#scripts/research/demand/statistics.ts';

describe('statistics of the scorecard', () => {
  it('ranks values, with the mean rank for equal ones', () => {
    expect(ranks([30, 10, 20])).toEqual([2, 0, 1]);
    expect(ranks([5, 5, 1])).toEqual([1.5, 1.5, 0]);
  });

  it('correlates ranks regardless of scale', () => {
    expect(rankCorrelation([1, 2, 3, 4], [1, 10, 100, 1000])).toBeCloseTo(1, 12);
    expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1, 12);
    // Computed by hand: squared rank differences 1, 1, 0, 0 give 1 − 6·2/(4·15).
    expect(rankCorrelation([1, 2, 3, 4], [2, 1, 3, 4])).toBeCloseTo(0.8, 12);
  });

  it('measures separation', () => {
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(1);
    expect(areaUnderCurve([1, 4], [2, 3])).toBe(0.5);
    expect(areaUnderCurve([1], [1])).toBe(0.5);
  });

  it('excludes held-back pairs from the unserved ones', () => {
    // Ten served pairs held back among forty unserved: (30 × 0.9 + 10 × 0.5) / 40.
    expect(areaWithoutKeptBack(0.8, 10, 40)).toBeCloseTo(0.9, 12);
  });

  it('finds the median and other quantiles', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(quantile([3, 1, 2], 0)).toBe(1);
    expect(quantile([3, 1, 2], 0.25)).toBe(1.5);
    expect(quantile([3, 1, 2], 1)).toBe(3);
  });

  it('assigns a pair to the same fold everywhere, and pairs to all folds', () => {
    expect(foldOf('AMS-BCN', 5)).toBe(foldOf('AMS-BCN', 5));
    const folds = Array.from({ length: 1000 }, (_, index) => foldOf(`AAA-${index}`, 5));
    for (let fold = 0; fold < 5; fold++) {
      expect(folds.filter((one) => one === fold).length).toBeGreaterThan(150);
    }
  });
});
