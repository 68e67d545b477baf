import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '#game/world/time.ts';
import {
  type Anchor,
  anchorAt,
  anchorSettled,
  anchorSteered,
  dueIn,
  lateBy,
  storedClock,
  visibleMinute,
} from '#game/world/world-clock.ts';

const NOW = 1_800_000_000_000;
const start: Anchor = { minute: 0, at: NOW, speed: 1, paused: false, resting: false, hour: -1, since: NOW };

/** An event of the clock. Times are milliseconds by which the system clock moves. */
type Happening =
  | { kind: 'read' | 'settle'; by: number }
  | { kind: 'steer'; by: number; speed: number; paused: boolean };

const happening = (min: number): fc.Arbitrary<Happening> => {
  const by = fc.integer({ min, max: 200_000 });
  return fc.oneof(
    fc.record({ kind: fc.constantFrom('read' as const, 'settle' as const), by }),
    fc.record({
      kind: fc.constant('steer' as const),
      by,
      speed: fc.constantFrom(0.01, 1, 60, 3600),
      paused: fc.boolean(),
    }),
  );
};

/** Returns every anchor of a clock after a series of events. Hours are settled only when they are due. */
function anchorsOf(happenings: readonly Happening[]): Anchor[] {
  let now = NOW;
  const anchors = [start];
  for (const what of happenings) {
    now += what.by;
    const read = anchorAt(anchors.at(-1) ?? start, now);
    const isDue = !read.paused && dueIn(read) <= 0;
    if (what.kind === 'steer') anchors.push(anchorSteered(read, what, now));
    else if (what.kind === 'settle' && isDue) anchors.push(anchorSettled(read, read.hour + 1, now));
    else anchors.push(read);
  }
  return anchors;
}

describe('the clock of the world', () => {
  it('never goes backwards, whatever the system clock does', () => {
    fc.assert(
      fc.property(fc.array(happening(-200_000)), (happenings) => {
        const minutes = anchorsOf(happenings).map(visibleMinute);
        expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      }),
    );
  });

  it('never shows a minute beyond the hour after the last settled one', () => {
    fc.assert(
      fc.property(fc.array(happening(-200_000)), (happenings) => {
        for (const anchor of anchorsOf(happenings))
          expect(visibleMinute(anchor)).toBeLessThan(Math.max(1, (anchor.hour + 1) * HOUR));
      }),
    );
  });

  it('continues immediately if the system clock is set back', () => {
    const hour = { ...start, minute: 70, hour: 1 };
    const back = anchorAt(hour, NOW - 3_600_000);
    expect(back.minute).toBe(70);
    expect(anchorAt(back, NOW - 3_600_000 + 5_000).minute).toBe(75);
  });

  it('drops its lead over settlement except for an hour, after the machine was suspended', () => {
    const asleep = anchorAt(start, NOW + 8 * 3_600_000);
    expect(anchorSettled(asleep, 0, NOW + 8 * 3_600_000).minute).toBe(2 * HOUR);
  });

  it('does not fall behind if an hour is settled twice', () => {
    const settled = anchorSettled({ ...start, minute: 300, hour: 4 }, 5, NOW);
    expect(anchorSettled(settled, 4, NOW)).toEqual(settled);
  });

  it('does not move while the world is paused', () => {
    const paused = anchorSteered(start, { paused: true }, NOW);
    expect(anchorAt(paused, NOW + 1e9).minute).toBe(0);
    expect(lateBy(anchorAt(paused, NOW + 1e9))).toBe(0);
  });
});

describe('the clock in the database', () => {
  it('gives the minute of any later moment', () => {
    fc.assert(
      fc.property(fc.array(happening(0)), fc.integer({ min: 0, max: 100_000 }), (happenings, later) => {
        const anchor = anchorsOf(happenings).at(-1) ?? start;
        const { minute, minute_at } = storedClock(anchor);
        const now = anchor.at + later;
        const end = (anchor.hour + 1) * HOUR;
        const told = anchor.paused ? minute : minute + ((now - minute_at) / 1000) * anchor.speed;
        const real = anchorAt(anchor, now).minute;
        // The database stores whole minutes and rounded milliseconds.
        const tolerance = anchor.paused ? 1 : anchor.speed / 1000;
        expect(Math.abs(Math.min(told, end) - Math.max(0, Math.min(real, end)))).toBeLessThanOrEqual(
          tolerance,
        );
      }),
    );
  });
});

describe('a world without settlement', () => {
  it('is late from the time at which its next hour is due', () => {
    const fast = { ...start, speed: 60 };
    expect(lateBy(anchorAt(fast, NOW + 1_000))).toBe(0);
    expect(lateBy(anchorAt(fast, NOW + 31_000))).toBe(30_000);
  });

  it('is not late if the system clock was set back', () => {
    expect(lateBy(anchorAt({ ...start, speed: 60 }, NOW - 1e6))).toBe(0);
  });
});
