import { describe, expect, it } from 'vitest';
import { makeScorecard } from '../../../scripts/demand/score.ts';

/** What the model reached when it was last calibrated, less a little: a change that makes it worse has to say so here. */
const score = makeScorecard();

describe('scorecard of demand', () => {
  it('ranks European pairs and tells the served from the others', () => {
    expect(score.europe.comparisons.length).toBeGreaterThan(2100);
    expect(score.europe.correlation).toBeGreaterThan(0.78);
    expect(score.europe.area).toBeGreaterThan(0.929);
  });

  it('ranks American pairs and tells the served from the others', () => {
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
      // Few fly between Cairo and Jiddah but pilgrims and migrants, of whom the tables know too little.
      expect(model / published, key).toBeGreaterThan(key === 'CAI-JED' ? 0.11 : 0.33);
      expect(model / published, key).toBeLessThan(1.5);
    }
  });

  it('gives the world its trips', () => {
    expect(Math.abs(score.worldTrips / 4.2e9 - 1)).toBeLessThan(0.01);
  });
});
