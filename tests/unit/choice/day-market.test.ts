import { describe, expect, it } from 'vitest';
import { keyedChance } from '../../../game/chance/keyed-chance.ts';
import { dayMarket } from '../../../game/choice/day-market.ts';
import { POTENTIAL } from '../../../game/choice/tastes.ts';
import { usualDepartures } from '../../../game/choice/usual-departures.ts';
import { PASSENGER_GROUPS } from '../../../game/demand/groups.ts';

const pair = {
  km: 1000,
  yearly: { leisure: 200_000, business: 100_000, premium: 10_000 },
  latA: 52,
  latB: 41,
};

describe('the market of a day', () => {
  it('adds up over a year, both ways, to those who would fly if it suited them', () => {
    for (const group of PASSENGER_GROUPS) {
      let sum = 0;
      for (let month = 0; month < 12; month++)
        for (let weekday = 0; weekday < 7; weekday++)
          sum += (dayMarket(pair, { month, weekday }).demand[group] / 84) * 730;
      expect(sum / (pair.yearly[group] * POTENTIAL)).toBeCloseTo(1, 1);
    }
  });

  it('has more business on Mondays and more leisure in July', () => {
    const at = (month: number, weekday: number) => dayMarket(pair, { month, weekday }).demand;
    expect(at(3, 0).business).toBeGreaterThan(at(3, 5).business * 2);
    expect(at(6, 3).leisure).toBeGreaterThan(at(0, 3).leisure * 1.5);
  });

  it('is drawn in whole people, the same for the same draws, near the mean over many days', () => {
    const drawn = (day: number) =>
      dayMarket(pair, { month: 3, weekday: 2, draws: keyedChance('seed', day).demand('AMS', 'BCN') });
    const mean = dayMarket(pair, { month: 3, weekday: 2 }).demand;
    const sums = { leisure: 0, business: 0, premium: 0 };
    const DAYS = 500;
    for (let day = 0; day < DAYS; day++) {
      const { demand, rounding } = drawn(day);
      expect(drawn(day)).toEqual(drawn(day));
      expect(rounding).toBeGreaterThanOrEqual(0);
      expect(rounding).toBeLessThan(1);
      for (const group of PASSENGER_GROUPS) {
        expect(Number.isInteger(demand[group])).toBe(true);
        sums[group] += demand[group];
      }
    }
    for (const group of PASSENGER_GROUPS) {
      expect(sums[group] / DAYS / mean[group]).toBeGreaterThan(0.97);
      expect(sums[group] / DAYS / mean[group]).toBeLessThan(1.03);
    }
    expect(drawn(1).demand).not.toEqual(drawn(2).demand);
  });

  it('expects more departures of large markets, with larger aircraft, and fewer over long distance', () => {
    expect(usualDepartures(1000, 500)).toBe(1);
    expect(usualDepartures(730_000, 500)).toBeGreaterThan(5);
    expect(usualDepartures(7_300_000, 500)).toBeLessThan(usualDepartures(730_000, 500) * 10);
    expect(usualDepartures(730_000, 9000)).toBeLessThan(usualDepartures(730_000, 900));
  });
});
