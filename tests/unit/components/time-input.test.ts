import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeText } from '#game/network/timetable/clock.ts';
import { DAY } from '#game/world/time.ts';
import { parseTime, stepTime } from '#web/components/time-input/parse-time.ts';

describe('typed time of day', () => {
  it('is parsed in common formats', () => {
    const minutes = { '07:05': 425, '7:5': 425, '0705': 425, '705': 425, '19.30': 1170, '19h30': 1170 };
    for (const [text, minute] of Object.entries(minutes)) expect(parseTime(text), text).toBe(minute);
    expect(['7', ' 23:59 ', '0', '00:00', '2359', '7:'].map(parseTime)).toEqual([420, 1439, 0, 0, 1439, 420]);
  });

  it('is null for impossible hours or minutes, and for anything else', () => {
    for (const text of ['', '24:00', '7:60', '2400', '1260', '-1', '7:5 pm', 'noon', '7:05:00', '12345'])
      expect(parseTime(text), text).toBeNull();
  });

  it('is parsed in the format in which it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DAY - 1 }), (minute) => {
        expect(parseTime(timeText(minute))).toBe(minute);
      }),
    );
  });

  it('moves to the next whole step, across midnight', () => {
    expect(stepTime(425, 5, true)).toBe(430);
    expect(stepTime(427, 5, true)).toBe(430);
    expect(stepTime(427, 5, false)).toBe(425);
    expect(stepTime(0, 5, false)).toBe(1435);
    expect(stepTime(1439, 60, true)).toBe(0);
  });
});
