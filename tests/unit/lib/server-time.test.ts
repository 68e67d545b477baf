// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClockOffset, narrowOffset } from '#web/lib/server-time.ts';

const UNKNOWN: ClockOffset = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const T0 = 1_790_000_000_000;

describe('the offset of the server’s clock', () => {
  it('is within the bounds after any responses, with growing certainty', () => {
    const responses = fc.array(
      fc.record({ pause: fc.integer({ min: 0, max: 5_000 }), out: fc.nat(800), back: fc.nat(800) }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.integer({ min: T0, max: T0 + 1e9 }), responses, (offset, all) => {
        let known = UNKNOWN;
        let now = 0;
        for (const { pause, out, back } of all) {
          const sent = now + pause;
          const received = sent + out + back;
          const date = Math.floor((sent + out + offset) / 1000) * 1000;
          const next = narrowOffset(known, date, sent, received);
          expect(next.max - next.min).toBeLessThanOrEqual(known.max - known.min);
          known = next;
          now = received;
        }
        expect(known.min).toBeLessThanOrEqual(offset);
        expect(known.max).toBeGreaterThanOrEqual(offset);
      }),
    );
  });

  it('starts over if a response contradicts the known bounds', () => {
    const known = narrowOffset(UNKNOWN, T0, 0, 10);
    const hour = 3_600_000;
    expect(narrowOffset(known, T0 + hour, 10, 20)).toEqual({ min: T0 + hour - 20, max: T0 + hour + 990 });
  });

  it('ignores a response without a date', () => {
    expect(narrowOffset(UNKNOWN, Number.NaN, 0, 10)).toBe(UNKNOWN);
  });
});
