import { expect, it } from 'vitest';
import { startingCapital } from '#game/airline/starting-capital.ts';
import { DAY, YEAR } from '#game/world/time.ts';

it.each([
  [0, 25_000_000],
  [30 * DAY, 25_000_000],
  [31 * DAY, 25_500_000],
  [YEAR, 31_000_000],
  [8 * YEAR, 73_000_000],
  [20 * YEAR, 75_000_000],
])('is, in minute %i, %i dollars', (minute, dollars) => {
  expect(startingCapital(minute)).toBe(dollars);
});
