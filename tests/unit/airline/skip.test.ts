import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekMinute } from '#game/network/timetable/clock.ts';
import { hoursToSkip, isPresent, nextDeparture, SKIP_HOURS_MAX } from '#game/network/timetable/skip.ts';
import { WEEK } from '#game/world/time.ts';

const minuteOfWeek = fc.integer({ min: 0, max: WEEK - 1 });
const anyHour = fc.integer({ min: -1, max: 10_000 });

describe('the next departure', () => {
  it('is null without legs', () => {
    expect(nextDeparture([], 5, 0)).toBeNull();
  });

  it('is the earliest after the settled hour with a delivered aircraft', () => {
    const legs = fc.array(
      fc.record({
        since: fc.integer({ min: 0, max: 700_000 }),
        departs: minuteOfWeek,
        delivered: fc.integer({ min: 0, max: 700_000 }),
      }),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(legs, anyHour, minuteOfWeek, (planned, hour, startsAt) => {
        const departs = nextDeparture(planned, hour, startsAt) ?? Number.NaN;
        expect(departs).toBeGreaterThanOrEqual((hour + 1) * 60);
        const due = planned.filter((leg) => Math.max(leg.delivered, leg.since) <= departs);
        expect(due.map((leg) => leg.departs)).toContain(weekMinute(departs, startsAt));
        // None of them departs a week or more earlier.
        const first = Math.min(
          ...planned.map(({ delivered, since }) => Math.max((hour + 1) * 60, delivered, since)),
        );
        expect(departs - first).toBeLessThan(WEEK);
      }),
    );
  });
});

describe('length of a skip', () => {
  it('is up to the hour of the departure, never negative and at most 48 hours', () => {
    fc.assert(
      fc.property(anyHour, fc.integer({ min: 0, max: 700_000 }), (hour, departs) => {
        const hours = hoursToSkip(hour, departs);
        expect(hours).toBeGreaterThanOrEqual(0);
        expect(hours).toBeLessThanOrEqual(SKIP_HOURS_MAX);
        if (hours > 0) expect((hour + hours) * 60).toBeLessThanOrEqual(departs);
        if (hours > 0 && hours < SKIP_HOURS_MAX) expect((hour + hours + 1) * 60).toBeGreaterThan(departs);
      }),
    );
    expect(hoursToSkip(-1, 59)).toBe(1);
    expect(hoursToSkip(0, 59)).toBe(0);
  });

  it('depends on whether another owner was present within a day', () => {
    expect(isPresent({ uptime: 86_399, seen: 0 })).toBe(true);
    expect(isPresent({ uptime: 86_400, seen: 0 })).toBe(false);
  });
});
