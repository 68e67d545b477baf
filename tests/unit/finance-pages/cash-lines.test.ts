import { expect, it } from 'vitest';
import { DAY, WEEK } from '#game/world/time.ts';
import { weekTicks } from '#web/features/banking/cash/cash-lines.ts';

const cashAt = (minute: number, first: number) => ({
  minute,
  history: [
    { minute: first, cash: 1 },
    { minute, cash: 2 },
  ],
  expected: [1, 2, 3, 4],
});

it('has a tick now and at each end of a week of the forecast and of the history', () => {
  const now = 20 * DAY;
  expect(weekTicks(cashAt(now, now - 2 * WEEK - DAY))).toEqual([6, 13, 20, 27, 34, 41, 48]);
  expect(weekTicks(cashAt(now, now))).toEqual([20, 27, 34, 41, 48]);
});
