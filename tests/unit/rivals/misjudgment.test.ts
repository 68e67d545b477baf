import { expect, test } from 'vitest';
import { beyondReserve } from '#game/rivals/means.ts';
import { expectedTrips, fareBiasOf, misjudgmentOf } from '#game/rivals/misjudgment.ts';
import { TEMPERS } from '#game/rivals/temper.ts';
import type { STRENGTHS } from '#game/world/temperament.ts';
import { WEEK } from '#game/world/time.ts';

const IDS = Array.from({ length: 2_000 }, (_, index) => `airline${index}`);
const YEARLY = { leisure: 60_000, business: 30_000, premium: 10_000 };
const factorOf = (misjudgment: number, destination: string, now = 0) =>
  expectedTrips(YEARLY, misjudgment, { airline: 'one', destination, now }).leisure / YEARLY.leisure;

test('weak rivals misjudge more often than strong ones, and most normal ones do not', () => {
  const shareOf = (strength: (typeof STRENGTHS)[number]) =>
    IDS.filter((id) => misjudgmentOf(id, strength) > 0).length / IDS.length;
  expect(shareOf('easy')).toBeCloseTo(0.6, 1);
  expect(shareOf('normal')).toBeCloseTo(0.4, 1);
  expect(shareOf('hard')).toBeCloseTo(0.15, 1);
  const worst = Math.max(...IDS.map((id) => misjudgmentOf(id, 'normal')));
  expect(worst).toBeGreaterThan(0.95);
  expect(worst).toBeLessThanOrEqual(1);
});

test('a rival without misjudgment expects the passengers that exist', () => {
  expect(expectedTrips(YEARLY, 0, { airline: 'one', destination: 'two', now: 0 })).toEqual(YEARLY);
});

test('the worst management expects a third to three times of them, as often too few as too many', () => {
  const factors = IDS.map((destination) => factorOf(1, destination));
  expect(Math.min(...factors)).toBeGreaterThanOrEqual(1 / 3);
  expect(Math.min(...factors)).toBeLessThan(0.35);
  expect(Math.max(...factors)).toBeLessThanOrEqual(3);
  expect(Math.max(...factors)).toBeGreaterThan(2.9);
  expect(factors.filter((factor) => factor > 1).length / factors.length).toBeCloseTo(0.5, 1);
  const mild = IDS.map((destination) => factorOf(0.25, destination));
  expect(Math.max(...mild)).toBeLessThanOrEqual(1.5);
});

test('all groups are misjudged alike', () => {
  const { leisure, business, premium } = expectedTrips(YEARLY, 0.7, {
    airline: 'one',
    destination: 'two',
    now: 0,
  });
  expect(business / leisure).toBeCloseTo(YEARLY.business / YEARLY.leisure, 9);
  expect(premium / leisure).toBeCloseTo(YEARLY.premium / YEARLY.leisure, 9);
});

test('an expectation lasts for a quarter', () => {
  expect(factorOf(1, 'two', 12 * WEEK)).toBe(factorOf(1, 'two', 0));
  expect(factorOf(1, 'two', 13 * WEEK)).not.toBe(factorOf(1, 'two', 0));
});

test('the worst management keeps no reserve, and one without misjudgment some weeks of fixed costs', () => {
  const figures = { temperament: 'expansive', cash: 5_000_000, weeklyFixedCosts: 100_000 } as const;
  const spare = (misjudgment: number) => beyondReserve({ ...figures, misjudgment });
  expect(spare(1)).toBe(5_000_000);
  expect(spare(0)).toBe(5_000_000 - TEMPERS.expansive.reserveWeeks * 100_000);
});

test('fares are right without misjudgment, and at worst 30% too high or 36% too low, both as often', () => {
  expect(fareBiasOf('one', 0)).toBe(1);
  const worst = IDS.map((id) => fareBiasOf(id, 1));
  expect(new Set(worst)).toEqual(new Set([1.3, 0.64]));
  expect(worst.filter((bias) => bias > 1).length / worst.length).toBeCloseTo(0.5, 1);
  for (const id of IDS.slice(0, 50)) {
    const [mild, bad] = [fareBiasOf(id, 0.3), fareBiasOf(id, 1)];
    expect(Math.abs(Math.log(mild))).toBeCloseTo(0.3 * Math.abs(Math.log(bad)), 9);
    expect(mild > 1).toBe(bad > 1);
  }
});
