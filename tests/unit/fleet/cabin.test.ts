import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cabinFits, cabinSchema, floorSpace, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';

const cabins = fc.record({
  economy: fc.nat({ max: 900 }),
  business: fc.nat({ max: 400 }),
  first: fc.nat({ max: 200 }),
});

describe('cabins', () => {
  it('take floor space by class: 1, 2 and 3.4', () => {
    expect(floorSpace({ economy: 100, business: 10, first: 5 })).toBe(137);
    expect(floorSpace({ economy: 0, business: 0, first: 3 })).toBe(10.2);
  });

  it('fit up to the last seat, and report both figures', () => {
    const model = { max_seats: 180 };
    expect(cabinFits(model, { economy: 180, business: 0, first: 0 }).fits).toBe(true);
    expect(cabinFits(model, { economy: 156, business: 12, first: 0 }).fits).toBe(true);
    expect(cabinFits(model, { economy: 157, business: 12, first: 0 })).toEqual({
      fits: false,
      taken: 181,
      available: 180,
    });
    expect(cabinFits(model, { economy: 0, business: 0, first: 0 }).fits).toBe(false);
  });

  it('never fit with an additional seat if they did not before', () => {
    fc.assert(
      fc.property(cabins, fc.integer({ min: 1, max: 900 }), (cabin, max_seats) => {
        const larger = { ...cabin, economy: cabin.economy + 1 };
        if (sumOfClasses(cabin) > 0 && cabinFits({ max_seats }, larger).fits)
          expect(cabinFits({ max_seats }, cabin).fits).toBe(true);
        expect(floorSpace(larger)).toBeGreaterThan(floorSpace(cabin));
      }),
    );
  });

  it('are rejected with fractional, negative or unknown seats', () => {
    for (const cabin of [
      { economy: 1.5, business: 0, first: 0 },
      { economy: -1, business: 0, first: 0 },
      { economy: 1, business: 0 },
      { economy: 1, business: 0, first: 0, standing: 4 },
    ])
      expect(cabinSchema.safeParse(cabin).success).toBe(false);
  });
});
