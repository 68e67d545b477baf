import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detailsFrom,
  PERIOD_COUNTS,
  PERIOD_KINDS,
  PERIOD_SPANS,
  periodStart,
  periodsUntil,
  storedFrom,
} from '#game/books/periods.ts';
import { weekMinute } from '#game/network/timetable/clock.ts';
import { DAY } from '#game/world/time.ts';

/** A world that begins on a Thursday. */
const STARTS_AT = 3 * DAY;

const anyTime = fc.record({
  now: fc.integer({ min: 0, max: 3_000 * DAY }),
  startsAt: fc.integer({ min: 0, max: 6 }).map((day) => day * DAY),
});

describe('the periods of statements', () => {
  it('are weeks from Monday to Sunday', () => {
    expect(periodsUntil('week', 12 * DAY, 0, STARTS_AT)).toEqual([
      { from: -3 * DAY, to: 4 * DAY },
      { from: 4 * DAY, to: 11 * DAY },
      { from: 11 * DAY, to: 18 * DAY },
    ]);
  });

  it('end with the one that is asked for, have one length and no gaps, and begin no earlier than stored', () => {
    fc.assert(
      fc.property(anyTime, fc.constantFrom(...PERIOD_KINDS), fc.nat(), (time, kind, back) => {
        const from = storedFrom(kind, time);
        const until = Math.max(from, time.now - back);
        const periods = periodsUntil(kind, until, from, time.startsAt);
        const last = periods.at(-1);
        expect(last && last.from <= until && until < last.to).toBe(true);
        expect(periods.length).toBeLessThanOrEqual(PERIOD_COUNTS[kind]);
        for (const [index, period] of periods.entries()) {
          expect(period.to - period.from).toBe(PERIOD_SPANS[kind]);
          if (kind !== 'day') expect(weekMinute(period.from, time.startsAt)).toBe(0);
          expect(period.to).toBeGreaterThan(from);
          if (index > 0) expect(period.from).toBe(periods[index - 1]?.to);
        }
      }),
    );
  });

  it('are stored for four weeks by day, a year by week, four years by quarter, and always by year', () => {
    const time = { now: 2_000 * DAY, startsAt: STARTS_AT };
    const age = (minute: number) => (time.now - minute) / DAY;
    expect(age(storedFrom('day', time))).toBeGreaterThanOrEqual(28);
    expect(age(storedFrom('day', time))).toBeLessThan(28 + 7);
    expect(age(storedFrom('week', time))).toBeLessThan(364 + 91);
    expect(age(storedFrom('quarter', time))).toBeLessThan(1_456 + 364);
    expect(storedFrom('year', time)).toBe(0);
    expect(age(detailsFrom(time))).toBeGreaterThanOrEqual(13 * 7);
    expect(weekMinute(detailsFrom(time), STARTS_AT)).toBe(0);
  });

  it('of a year begin with a quarter, and of a quarter with a week', () => {
    fc.assert(
      fc.property(anyTime, ({ now, startsAt }) => {
        const year = periodStart('year', now, startsAt);
        expect(periodStart('quarter', year, startsAt)).toBe(year);
        const quarter = periodStart('quarter', now, startsAt);
        expect(periodStart('week', quarter, startsAt)).toBe(quarter);
      }),
    );
  });
});
