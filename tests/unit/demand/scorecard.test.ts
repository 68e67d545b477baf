import { describe, expect, it } from 'vitest';
import { countedGroups } from '#scripts/research/demand/counted.ts';
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
    expect(score.europe.area).toBeGreaterThan(0.927);
  });

  it('ranks American pairs and separates served from unserved ones', () => {
    expect(score.america.comparisons.length).toBeGreaterThan(1380);
    expect(score.america.correlation).toBeGreaterThan(0.76);
    expect(score.america.area).toBeGreaterThan(0.93);
  });

  it('ranks counted pairs, most of them long', () => {
    const groups = countedGroups(score.counted);
    const correlations = Object.fromEntries(groups.map(({ name, score }) => [name, score.correlation]));
    expect(score.counted.length).toBeGreaterThan(1150);
    expect(correlations['Over 4,000 km']).toBeGreaterThan(0.69);
    expect(correlations['United States, international']).toBeGreaterThan(0.69);
    expect(correlations['United Kingdom, long haul']).toBeGreaterThan(0.69);
    expect(correlations.Australia).toBeGreaterThan(0.845);
    expect(correlations.Chile).toBeGreaterThan(0.62);
    // Those who change planes are counted on both legs.
    for (const { name, likeWithLike, target } of groups)
      if (target) expect(likeWithLike.medianRatio, name).toBeGreaterThan(0.55);
    // Each pair is in one band of distance.
    const bands = groups.filter(({ name }) => /^\d.* to |^From /.test(name));
    expect(bands.reduce((sum, { score }) => sum + score.comparisons.length, 0)).toBe(score.counted.length);
  });

  it('gives countries, airports and the busiest pairs the right size', () => {
    expect(score.countries.correlation).toBeGreaterThan(0.98);
    expect(score.airports.correlation).toBeGreaterThan(0.9);
    expect(score.busiest.correlation).toBeGreaterThan(0.69);
    expect(score.busiest.medianRatio).toBeGreaterThan(0.8);
    for (const key of ['europe', 'america', 'countries', 'airports'] as const) {
      expect(score[key].medianRatio, key).toBeGreaterThan(0.5);
      expect(score[key].medianRatio, key).toBeLessThan(2);
    }
    for (const { key, published, model } of score.busiest.comparisons) {
      // Many passengers between Hong Kong and Taipei change there for the mainland.
      expect(model / published, key).toBeGreaterThan(key === 'HKG-TPE' ? 0.18 : 0.43);
      expect(model / published, key).toBeLessThan(1.5);
    }
  });

  it('gives the world 4.2 billion trips per year, within 10%', () => {
    expect(Math.abs(score.worldTrips / 4.2e9 - 1)).toBeLessThan(0.1);
  });
});
