import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_OVERHEAD, overheadOf, overheadShare } from '#game/airline/overhead.ts';

describe('overhead', () => {
  it('is that of a small airline up to ten aircraft and one base', () => {
    for (const aircraft of [0, 1, 5, 10]) expect(overheadShare({ aircraft, bases: 1 })).toBe(BASE_OVERHEAD);
    expect(overheadOf(1_000)).toBe(160);
  });

  it('costs a point more for each doubling of the fleet, and half a point for each further base', () => {
    expect(overheadShare({ aircraft: 20, bases: 1 })).toBe(0.17);
    expect(overheadShare({ aircraft: 40, bases: 1 })).toBe(0.18);
    expect(overheadShare({ aircraft: 160, bases: 2 })).toBe(0.205);
  });

  it('never falls as an airline grows, and has a limit', () => {
    const size = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 40 }), (one, other, bases) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const share = overheadShare({ aircraft: large, bases });
        expect(share).toBeGreaterThanOrEqual(overheadShare({ aircraft: small, bases }));
        expect(share).toBeLessThanOrEqual(0.24);
      }),
    );
  });
});
