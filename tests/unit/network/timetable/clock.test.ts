import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarAt,
  datedLegs,
  dateText,
  dayAndTime,
  nextOccurrence,
  occurrences,
  startWeekMinute,
  weekMinute,
} from '#game/network/timetable/clock.ts';
import { DAY, WEEK } from '#game/world/time.ts';

describe('the clock of the week', () => {
  it('returns the weekday on which a world starts', () => {
    expect(startWeekMinute('2026-01-01')).toBe(3 * DAY);
    expect(startWeekMinute('2026-01-05')).toBe(0);
    expect(startWeekMinute('1969-12-28')).toBe(6 * DAY);
  });

  it('finds the next Monday 06:00 of a world that starts on a Thursday', () => {
    const startsAt = startWeekMinute('2026-01-01');
    expect(nextOccurrence(360, 0, startsAt)).toBe(4 * DAY + 360);
    expect(nextOccurrence(360, 4 * DAY + 360, startsAt)).toBe(4 * DAY + 360);
    expect(nextOccurrence(360, 4 * DAY + 360.5, startsAt)).toBe(11 * DAY + 360);
  });

  it('returns each departure once, however the interval is divided', () => {
    const legs = [
      { departs: 0, block: 60, name: 'a' },
      { departs: 5000, block: 60, name: 'b' },
      { departs: WEEK - 1, block: 600, name: 'c' },
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 * WEEK }),
        fc.nat(2 * WEEK),
        fc.nat(2 * WEEK),
        fc.integer({ min: 0, max: 6 }),
        (from, first, second, weekday) => {
          const startsAt = weekday * DAY;
          const cut = from + first;
          const to = cut + second;
          const whole = datedLegs(legs, from, to, startsAt);
          expect([...datedLegs(legs, from, cut, startsAt), ...datedLegs(legs, cut, to, startsAt)]).toEqual(
            whole,
          );
          for (const { leg, departs, arrives } of whole) {
            expect(weekMinute(departs, startsAt)).toBe(leg.departs);
            expect(arrives - departs).toBe(leg.block);
          }
        },
      ),
    );
    expect(occurrences(10, 0, 2 * WEEK, 0)).toEqual([10, WEEK + 10]);
  });

  it('formats dates and times', () => {
    expect(dateText('2026-01-01', 5 * DAY + 13)).toBe('Tue 6 Jan 2026');
    expect(dateText('2028-02-28', DAY)).toBe('Tue 29 Feb 2028');
    expect(dayAndTime(DAY + 490)).toBe('Tue 08:10');
    expect(dayAndTime(-1)).toBe('Sun 23:59');
    expect(calendarAt('2026-01-01', 31 * DAY + 61)).toEqual({
      year: 2026,
      month: 2,
      day: 1,
      weekday: 6,
      dayIndex: 31,
      hour: 1,
      minute: 1,
    });
  });
});
