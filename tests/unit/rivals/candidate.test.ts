import { describe, expect, it } from 'vitest';
import { candidatesOf, withEstimate } from '#game/rivals/candidate.ts';
import { monthsAhead, seasonalDemand } from '#game/rivals/coming-season.ts';
import { FUEL_PRICE, TERMS } from '#tests/support/rival-view.ts';

const LEVELS = [0.9, 1, 1.1];
const pair = (rivalsSeatsADay: number, people = 400_000) => ({
  km: 1_200,
  yearly: { leisure: people * 0.7, business: people * 0.25, premium: people * 0.05 },
  rivalsSeatsADay,
  incumbentSize: 0,
  typeA: 'large_airport' as const,
  typeB: 'large_airport' as const,
  runwayA: 3_500,
  runwayB: 3_500,
});
const estimated = (fareLevels: readonly number[]) =>
  withEstimate(TERMS, { fuelPrice: FUEL_PRICE, fareLevels });

describe('an estimate at the best of some fares', () => {
  it('asks more where nobody else flies, and less where many do', () => {
    const { profitOn } = estimated(LEVELS);
    expect(profitOn(pair(0, 900_000))?.fareLevel).toBe(1.1);
    expect(profitOn(pair(4_000))?.fareLevel).toBe(0.9);
  });

  it('promises the most that any of these fares does', () => {
    const single = LEVELS.map((level) => estimated([level]).profitOn(pair(900))?.profit ?? Number.NaN);
    expect(new Set(single).size).toBe(LEVELS.length);
    expect(estimated(LEVELS).profitOn(pair(900))?.profit).toBe(Math.max(...single));
  });
});

describe('another aircraft of an airline on a pair', () => {
  const marginWith = (ownSeatsADay: number) =>
    candidatesOf([estimated([1])], [{ to: 'there', pair: pair(1_200), ownSeatsADay }])[0]?.margin ??
    Number.NaN;

  it('is worth less if the seats that are already there are its own', () => {
    expect(marginWith(600)).toBeLessThan(marginWith(0) - 0.05);
    expect(marginWith(1_200)).toBeLessThan(marginWith(600));
  });
});

describe('the demand on which an airline counts', () => {
  const yearly = { leisure: 1_000, business: 1_000, premium: 1_000 };

  it('is that of the coming three months', () => {
    const winter = monthsAhead('2026-12-01', 0);
    const { leisure, business } = seasonalDemand(yearly, winter, 50, 50);
    expect(leisure).toBeCloseTo((1_000 * (31 * 0.75 + 31 * 0.7 + 28 * 0.72 + 0.86)) / 91);
    expect(business).toBeCloseTo((1_000 * (31 * 0.91 + 31 * 0.9 + 28 + 1.08)) / 91);
    expect(seasonalDemand(yearly, monthsAhead('2026-06-01', 0), 50, 50).leisure).toBeGreaterThan(1_200);
    expect(seasonalDemand(yearly, winter, -50, -50).leisure).toBeGreaterThan(1_200);
  });
});
