import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { fareBounds, isFareAccepted, referenceFare } from '#game/network/route/fares.ts';

const anyKm = fc.double({ min: 0, max: 20_000, noNaN: true });
const anyClass = fc.constantFrom(...CABIN_CLASSES);

describe('reference fare', () => {
  for (const [km, economy, business, first] of [
    [0, 45, 122, 234],
    [500, 87, 235, 453],
    [1500, 165, 445, 856],
    [5540, 459, 1239, 2387],
    [15_341, 1135, 3063, 5900],
  ] as const)
    it(`over ${km} km`, () => {
      expect(CABIN_CLASSES.map((name) => referenceFare(km, name))).toEqual([economy, business, first]);
    });

  it('rises with distance, and falls per kilometre', () => {
    fc.assert(
      fc.property(anyKm, anyClass, (km, name) => {
        expect(referenceFare(km + 100, name)).toBeGreaterThan(referenceFare(km, name));
        expect((referenceFare(2 * km + 400, name) - 2) / (2 * km + 400)).toBeLessThan(
          referenceFare(km + 200, name) / (km + 200),
        );
      }),
    );
  });
});

describe('valid fares', () => {
  it('are between a fifth and five times the reference', () => {
    expect(fareBounds(1500, 'economy')).toEqual({ min: 33, max: 825 });
    expect(isFareAccepted(33, 1500, 'economy')).toBe(true);
    expect(isFareAccepted(32, 1500, 'economy')).toBe(false);
    expect(isFareAccepted(826, 1500, 'economy')).toBe(false);
  });

  it('are whole, positive, and include the reference', () => {
    for (const fare of [Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 99.5])
      expect(isFareAccepted(fare, 1500, 'economy')).toBe(false);
    fc.assert(
      fc.property(anyKm, anyClass, (km, name) => {
        expect(isFareAccepted(referenceFare(km, name), km, name)).toBe(true);
      }),
    );
  });
});
