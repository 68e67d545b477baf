import { describe, expect, it } from 'vitest';
import { movementsAnHour } from '#game/network/timetable/airport-slots.ts';
import { fullFrom } from '#game/slots/airport-slots.ts';
import { backgroundWeek, isFreeAllDay } from '#game/slots/background.ts';

const LHR = { iata: 'LHR', lon: -0.46, runways: 2, passengers_m: 71.3 };
const RTM = { iata: 'RTM', lon: 4.4, runways: 1, passengers_m: 2.1 };
const SAN = { iata: 'SAN', lon: -117.2, runways: 1, passengers_m: 24.7 };

const fullHours = (place: typeof LHR, traffic = 100) => {
  const full = fullFrom(movementsAnHour(place.runways));
  return backgroundWeek(place, traffic).filter((count) => count >= full).length;
};

describe("the real world's traffic", () => {
  it('fills two to four hours per day at coordinated airports, and none elsewhere', () => {
    expect(fullHours(LHR)).toBeGreaterThanOrEqual(14);
    expect(fullHours(LHR)).toBeLessThanOrEqual(28);
    expect(fullHours(RTM)).toBe(0);
    expect(fullHours(SAN)).toBe(0);
  });

  it('leaves slots in all hours, or not, as the rule for hubs says', () => {
    for (const place of [LHR, RTM, SAN])
      for (const traffic of [0, 50, 90, 100])
        if (isFreeAllDay(place.iata, traffic)) expect(fullHours(place, traffic)).toBe(0);
    expect([LHR, RTM, SAN].map(({ iata }) => isFreeAllDay(iata, 100))).toEqual([false, true, true]);
    expect([LHR, RTM].map(({ iata }) => isFreeAllDay(iata, 150))).toEqual([false, false]);
  });

  it('leaves slots in every hour of the fullest airport', () => {
    for (const place of [LHR, SAN])
      for (const count of backgroundWeek(place, 100))
        expect(count).toBeLessThan(movementsAnHour(place.runways));
  });

  it("follows the airport's size outside of peak hours", () => {
    const sum = (place: typeof LHR) => backgroundWeek(place, 100).reduce((all, count) => all + count, 0);
    // 2.1 million passengers are about 370 movements per week. Hours are rounded down.
    expect(sum(RTM)).toBeGreaterThan(250);
    expect(sum(RTM)).toBeLessThan(370);
  });

  it('is shaped by local time', () => {
    const week = backgroundWeek(SAN, 100);
    // 09:00 and 03:00 on Tuesday in California.
    expect(week[24 + 17]).toBeGreaterThan(20);
    expect(week[24 + 11]).toBeLessThan(5);
  });

  it('scales with the setting of the world', () => {
    expect(Math.max(...backgroundWeek(LHR, 0))).toBe(0);
    expect(fullHours(LHR, 50)).toBe(0);
    expect(Math.max(...backgroundWeek(LHR, 150))).toBe(60);
  });
});
