import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affinity, type PairTraits } from '#game/demand/friction.ts';
import { DEMAND_PARAMETERS } from '#game/demand/parameters.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';

const strangers: PairTraits = {
  km: 1000,
  domestic: false,
  overWater: true,
  formerTies: false,
  migrants: 0,
  pilgrims: 0,
  railHours: 0,
  groundLink: 0,
};
const of = (traits: Partial<PairTraits>) => affinity({ ...strangers, ...traits }, DEMAND_PARAMETERS);
const km = (min: number) => fc.double({ min, max: 20_000, noNaN: true });

describe('affinity', () => {
  it('is zero below 50 km', () => {
    expect(of({ km: NEAREST_KM - 0.1 })).toEqual({ bond: 0, leisure: 0 });
    expect(of({ km: NEAREST_KM }).bond).toBeGreaterThan(0);
  });

  it('falls with distance if nobody can drive', () => {
    fc.assert(
      fc.property(km(NEAREST_KM), km(NEAREST_KM), fc.boolean(), (a, b, domestic) => {
        const [near, far] = [of({ km: Math.min(a, b), domestic }), of({ km: Math.max(a, b), domestic })];
        expect(far.bond).toBeLessThanOrEqual(near.bond);
      }),
    );
  });

  it('falls with distance over land beyond the range of cars and trains', () => {
    fc.assert(
      fc.property(km(900), km(900), (a, b) => {
        const [near, far] = [
          of({ km: Math.min(a, b), overWater: false }),
          of({ km: Math.max(a, b), overWater: false }),
        ];
        expect(far.bond).toBeLessThanOrEqual(near.bond);
      }),
    );
  });

  it('is smaller over land than over water for short distances', () => {
    const [land, water] = [{ km: 150, overWater: false }, { km: 150 }];
    expect(of({ ...land, domestic: true }).bond).toBeLessThan(of({ ...water, domestic: true }).bond / 2);
    expect(of(land).bond).toBeLessThan(of(water).bond / 2);
  });

  it('grows with ties between countries', () => {
    for (const tie of [{ migrants: 2 }, { formerTies: true }]) {
      expect(of(tie).bond, JSON.stringify(tie)).toBeGreaterThan(of({}).bond);
    }
  });

  it('grows with pilgrims for leisure only', () => {
    expect(of({ pilgrims: 2 }).bond).toBe(of({}).bond);
    expect(of({ pilgrims: 2 }).leisure).toBeGreaterThan(3 * of({}).leisure);
  });

  it('falls with a fast train, more so the faster it is', () => {
    const [none, slow, fast] = [0, 4, 2].map((railHours) => of({ overWater: false, railHours }).bond);
    expect(slow).toBeLessThan(none ?? 0);
    expect(fast).toBeLessThan(slow ?? 0);
    expect(of({ overWater: false, railHours: 9 }).bond).toBe(none);
  });
});
