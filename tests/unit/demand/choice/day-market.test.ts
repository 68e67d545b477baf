import { describe, expect, it } from 'vitest';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import { POTENTIAL } from '#game/demand/choice/tastes.ts';
import { usualDepartures } from '#game/demand/choice/usual-departures.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { demandDraws } from '#tests/support/demand-draws.ts';

const pair = {
  km: 1000,
  yearly: { leisure: 200_000, business: 100_000, premium: 10_000 },
  latA: 52,
  latB: 41,
};

describe('the market of a day', () => {
  it('adds up over a year, both ways, to the potential passengers', () => {
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

  it('is drawn in whole passengers, the same for the same draws, with the right mean over many days', () => {
    const drawn = (day: number) => dayMarket(pair, { month: 3, weekday: 2, draws: demandDraws('seed', day) });
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

  /** Returns the demand of consecutive days, all groups together. */
  const people = (days: number) =>
    Array.from({ length: days }, (_, day) => {
      const { demand } = dayMarket(pair, {
        month: 3,
        weekday: day % 7,
        draws: demandDraws('spill', day + 1),
      });
      return demand.leisure + demand.business + demand.premium;
    });
  const variation = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) / mean;
  };

  it("varies by a quarter from day to day, like airlines' demand, and far less from week to week", () => {
    const days = people(1400);
    expect(variation(days)).toBeGreaterThan(0.22);
    expect(variation(days)).toBeLessThan(0.32);
    const weeks = Array.from({ length: 200 }, (_, week) =>
      days.slice(week * 7, week * 7 + 7).reduce((sum, value) => sum + value, 0),
    );
    expect(variation(weeks)).toBeLessThan(0.05);
    expect(Math.min(...days)).toBeGreaterThan(0);
  });

  it('spills a tenth of the passengers long before average load factors reach 95%', () => {
    const spilled = (seats: number) => {
      const days = people(700);
      const flown = days.reduce((sum, value) => sum + Math.min(seats, value), 0);
      const wanted = days.reduce((sum, value) => sum + value, 0);
      return { load: flown / (seats * days.length), share: 1 - flown / wanted };
    };
    const mean = people(700).reduce((sum, value) => sum + value, 0) / 700;
    const full = spilled(mean * 0.97);
    expect(full.load).toBeGreaterThan(0.88);
    expect(full.load).toBeLessThan(0.93);
    expect(full.share).toBeGreaterThan(0.1);
    expect(spilled(mean / 0.8).share).toBeLessThan(0.04);
  });

  it('expects more departures in large markets, with larger aircraft, and fewer over long distances', () => {
    expect(usualDepartures(1000, 500)).toBe(1);
    expect(usualDepartures(730_000, 500)).toBeGreaterThan(5);
    expect(usualDepartures(7_300_000, 500)).toBeLessThan(usualDepartures(730_000, 500) * 10);
    expect(usualDepartures(730_000, 9000)).toBeLessThan(usualDepartures(730_000, 900));
  });
});
