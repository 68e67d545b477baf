import { describe, expect, it } from 'vitest';
import { makeScorecard } from '../../../scripts/demand/score.ts';

/** What the model reached when it was last calibrated, less a little: a change that makes it worse has to say so here. */
const score = makeScorecard();

describe('scorecard of demand', () => {
  it('ranks European pairs and tells the served from the others', () => {
    expect(score.europe.comparisons.length).toBeGreaterThan(2050);
    expect(score.europe.correlation).toBeGreaterThan(0.78);
    expect(score.europe.area).toBeGreaterThan(0.91);
  });

  it('ranks American pairs and tells the served from the others', () => {
    expect(score.america.comparisons.length).toBeGreaterThan(1380);
    expect(score.america.correlation).toBeGreaterThan(0.72);
    expect(score.america.area).toBeGreaterThan(0.915);
  });

  it('gives countries, airports and the busiest pairs the right size', () => {
    expect(score.countries.correlation).toBeGreaterThan(0.97);
    expect(score.airports.correlation).toBeGreaterThan(0.9);
    expect(score.europe.medianRatio).toBeGreaterThan(0.43);
    for (const key of ['countries', 'airports', 'busiest', 'america'] as const) {
      expect(score[key].medianRatio, key).toBeGreaterThan(0.5);
      expect(score[key].medianRatio, key).toBeLessThan(2);
    }
    for (const { key, published, model } of score.busiest.comparisons) {
      expect(model / published, key).toBeGreaterThan(0.13);
      expect(model / published, key).toBeLessThan(4);
    }
  });

  it('gives the world its trips', () => {
    expect(Math.abs(score.worldTrips / 4.2e9 - 1)).toBeLessThan(0.01);
  });
});
