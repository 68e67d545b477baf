import { describe, expect, it } from 'vitest';
import { makeScorecard } from '#scripts/research/demand/score.ts';

/**
 * Results of the last calibration with a small margin. Lower these bounds in any commit that makes the model
 * worse.
 */
const score = makeScorecard();

describe('scorecard of demand', () => {
  it('ranks European pairs and separates served from unserved ones', () => {
    expect(score.europe.comparisons.length).toBeGreaterThan(2100);
    expect(score.europe.correlation).toBeGreaterThan(0.78);
    expect(score.europe.area).toBeGreaterThan(0.929);
  });

  it('ranks American pairs and separates served from unserved ones', () => {
    expect(score.america.comparisons.length).toBeGreaterThan(1380);
    expect(score.america.correlation).toBeGreaterThan(0.76);
    expect(score.america.area).toBeGreaterThan(0.93);
  });

  it('gives countries, airports and the busiest pairs the right size', () => {
    expect(score.countries.correlation).toBeGreaterThan(0.97);
    expect(score.airports.correlation).toBeGreaterThan(0.85);
    expect(score.busiest.correlation).toBeGreaterThan(0.8);
    expect(score.busiest.medianRatio).toBeGreaterThan(0.8);
    for (const key of ['europe', 'america', 'countries', 'airports', 'trunks'] as const) {
      expect(score[key].medianRatio, key).toBeGreaterThan(0.5);
      expect(score[key].medianRatio, key).toBeLessThan(2);
    }
    for (const { key, published, model } of score.busiest.comparisons) {
      // Most passengers between Cairo and Jiddah are pilgrims and migrants. The tables contain too few of
      // them.
      expect(model / published, key).toBeGreaterThan(key === 'CAI-JED' ? 0.11 : 0.33);
      expect(model / published, key).toBeLessThan(1.5);
    }
  });

  it('gives the world the right number of trips', () => {
    expect(Math.abs(score.worldTrips / 4.2e9 - 1)).toBeLessThan(0.01);
  });
});
