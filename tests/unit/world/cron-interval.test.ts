import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cronInterval } from '#game/world/cron-interval.ts';

const YEAR_1_MS = 62_135_596_800_000n;

it('makes cron tick within a second and a half, and then every minute', () => {
  const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2090, 0) });
  fc.assert(
    fc.property(moment, (now) => {
      const interval = BigInt(cronInterval(now));
      expect(interval).toBeGreaterThan(60_000_000_000n);
      expect(interval).toBeLessThanOrEqual(60_000_000_061n);
      // Go's own computation: now.Add(interval).Truncate(interval).
      const absolute = (BigInt(now) + YEAR_1_MS) * 1_000_000n;
      const next = ((absolute + interval) / interval) * interval;
      const wait = Number(next - absolute) / 1e6;
      expect(wait).toBeGreaterThanOrEqual(300);
      expect(wait).toBeLessThan(1_400);
    }),
  );
});
