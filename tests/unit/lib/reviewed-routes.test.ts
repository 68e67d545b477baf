import { expect, it } from 'vitest';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { hasReviewed } from '#web/lib/reviewed-routes.ts';

const HOURS = [100, 101] as const;
const ruled = (rule_next: number) => [{ rule_max: 120, rule_next }];

it('finds routes whose review was due', () => {
  expect(hasReviewed(ruled(101 * HOUR), ...HOURS)).toBe(true);
  expect(hasReviewed(ruled(102 * HOUR), ...HOURS)).toBe(false);
});

it('finds routes that were fetched while their hour was being settled', () => {
  expect(hasReviewed(ruled(101 * HOUR + WEEK), ...HOURS)).toBe(true);
  // In the hour before, so that their fares have been fetched since.
  expect(hasReviewed(ruled(100 * HOUR + WEEK), ...HOURS)).toBe(false);
});

it('finds reviews in all hours since the last refresh', () => {
  expect(hasReviewed(ruled(100 * HOUR + WEEK), 100 - DAY / HOUR, 101)).toBe(true);
});

it('leaves out routes without a rule, and other data', () => {
  expect(hasReviewed([{ rule_max: 0, rule_next: 0 }], ...HOURS)).toBe(false);
  expect(hasReviewed([{ id: 'a' }], ...HOURS)).toBe(false);
  expect(hasReviewed({ id: 'a' }, ...HOURS)).toBe(false);
  expect(hasReviewed(undefined, ...HOURS)).toBe(false);
});
