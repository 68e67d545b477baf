import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_OVERHEAD, overheadOf, overheadShare } from '#game/airline/overhead.ts';

describe('overhead', () => {
  it('is that of a small airline up to four aircraft and one base', () => {
    for (const aircraft of [0, 1, 3, 4]) expect(overheadShare({ aircraft, bases: 1 })).toBe(BASE_OVERHEAD);
    expect(overheadOf(1_000)).toBe(160);
  });

  it('costs 1.5 points more for each doubling of the fleet, and half a point for each further base', () => {
    expect(overheadShare({ aircraft: 8, bases: 1 })).toBe(0.175);
    expect(overheadShare({ aircraft: 16, bases: 1 })).toBe(0.19);
    expect(overheadShare({ aircraft: 16, bases: 3 })).toBe(0.2);
  });

  it('never falls as an airline grows, and has a limit', () => {
    const size = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 40 }), (one, other, bases) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const share = overheadShare({ aircraft: large, bases });
        expect(share).toBeGreaterThanOrEqual(overheadShare({ aircraft: small, bases }));
        expect(share).toBeLessThanOrEqual(0.26);
      }),
    );
  });
});
