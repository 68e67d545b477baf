import { describe, expect, it } from 'vitest';
import { burnSince, describeHedgeLimit, hedgeLimit } from '#game/operations/fuel/hedge-limit.ts';
import { DAY } from '#game/world/time.ts';

const NOW = 40 * DAY + 600;
const kg = (tonnes: number) => tonnes * 1000;

describe('hedge limit', () => {
  it('is the burn per day in the last four weeks, regardless of the timetable', () => {
    expect(burnSince(NOW)).toBe(12 * DAY);
    for (const timetableKg of [0, kg(1_000_000)])
      expect(hedgeLimit({ since: 12 * DAY, burntKg: kg(2800), timetableKg }, NOW)).toEqual({
        tonnes: 100,
        days: 28,
      });
  });

  it('is zero before the first day of flights is over, however much is planned', () => {
    const planned = { burntKg: 0, timetableKg: kg(1_000_000) };
    expect(hedgeLimit({ ...planned, since: null }, NOW).tonnes).toBe(0);
    expect(hedgeLimit({ ...planned, since: 40 * DAY }, NOW).tonnes).toBe(0);
  });

  it('grows with the flights of a new airline, up to its timetable', () => {
    const flying = (days: number, timetable = 1000) =>
      hedgeLimit({ since: (40 - days) * DAY, burntKg: kg(70 * days), timetableKg: kg(timetable) }, NOW);
    expect(flying(1)).toEqual({ tonnes: 10, days: 7 });
    expect(flying(7)).toEqual({ tonnes: 70, days: 7 });
    expect(flying(14)).toEqual({ tonnes: 70, days: 14 });
    expect(flying(14, 7 * 30)).toEqual({ tonnes: 30, days: 14 });
    expect(flying(14, 0)).toEqual({ tonnes: 0, days: 14 });
  });

  it('is described with its reason and what remains of it', () => {
    expect(describeHedgeLimit({ tonnes: 1200, days: 28 }, 200)).toBe(
      'Your flights burnt 1,200 tonnes per day in the last four weeks. 200 are bought ahead. You can buy 1,000 more.',
    );
    expect(describeHedgeLimit({ tonnes: 1, days: 9 }, 1)).toBe(
      'Until you have flown for four weeks, you can buy ahead what your flights burnt so far, spread over 9 days, and no more than your timetable burns: 1 tonne per day. 1 is bought ahead. You can buy 0 more.',
    );
  });
});
