import { expect, it } from 'vitest';
import { loadOfDays, ofResultDays } from '#web/lib/game/result-days.ts';

const DAY = 1_440;
const day = (starts: number, seats: number, passengers: number) => ({ starts, seats, passengers });

it('the load factor counts the seats of routes that carried nobody', () => {
  expect(loadOfDays([day(0, 100, 100), day(0, 100, 0)])).toBe(0.5);
  expect(loadOfDays([])).toBeNull();
});

it('covers the days of the results, on every page', () => {
  const history = [day(0, 100, 50), day(DAY, 100, 100)];
  expect(loadOfDays(ofResultDays(history, DAY + 600))).toBe(0.5);
  expect(loadOfDays(ofResultDays(history.slice(1), DAY + 600))).toBe(1);
});
