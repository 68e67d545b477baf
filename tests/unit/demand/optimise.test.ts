import { describe, expect, it } from 'vitest';
import { DEMAND_PARAMETERS } from '#game/demand/parameters.ts';
import { stepWithin } from '#scripts/research/demand/optimise.ts';

/** `rail` is bounded by 0 and 3, `overWater` is not. */
const KEYS = ['rail', 'overWater'] as const;
const MATRIX = [Float64Array.of(2, 1), Float64Array.of(1, 2)];

const step = (rail: number, gradient: readonly [number, number]) =>
  stepWithin({ ...DEMAND_PARAMETERS, rail }, KEYS, MATRIX, Float64Array.from(gradient), 0);

describe('a step of a fit', () => {
  it('solves the equations of all parameters within their bounds', () => {
    const both = step(1, [4, 5]);
    expect(both.get('rail')).toBeCloseTo(1, 12);
    expect(both.get('overWater')).toBeCloseTo(2, 12);
  });

  it('leaves a parameter at its bound, and moves the others as if it were fixed', () => {
    for (const [rail, gradient] of [
      [3, 10],
      [0, -10],
    ] as const) {
      const others = step(rail, [gradient, 2]);
      expect(others.has('rail')).toBe(false);
      expect(others.get('overWater')).toBeCloseTo(1, 12);
    }
  });

  it('moves a parameter away from its bound', () => {
    expect(step(3, [-4, 0]).get('rail')).toBeLessThan(0);
    expect(step(0, [4, 0]).get('rail')).toBeGreaterThan(0);
  });
});
