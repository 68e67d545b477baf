import { expect, it } from 'vitest';
import { DAY, WEEK } from '#game/world/time.ts';
import { cashLines, overdraftMarks, weekTicks } from '#web/features/bank/cash/cash-lines.ts';

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

const linesOf = (past: number, expected: number, low: number) =>
  cashLines({
    minute: DAY,
    history: [
      { minute: 0, cash: past },
      { minute: DAY, cash: 100 },
    ],
    expected: [expected],
    low: [low],
    high: [900],
  });

it.each([
  ['stays above zero', linesOf(100, 100, 1), 1_000, []],
  ['falls a little below zero', linesOf(100, 100, -10), 1_000, [['Overdraft begins', 0]]],
  [
    'may come near the limit',
    linesOf(100, 100, -300),
    1_000,
    [
      ['Overdraft begins', 0],
      ['Overdraft limit', -1_000],
    ],
  ],
  [
    'was beyond the limit',
    linesOf(-2_000, 100, 50),
    1_000,
    [
      ['Overdraft begins', 0],
      ['Overdraft limit', -1_000],
    ],
  ],
  ['falls below zero without an overdraft', linesOf(100, -5, -10), 0, [['Overdraft limit', 0]]],
])('marks the levels of the overdraft if cash %s', (_, lines, limit, marks) => {
  expect(overdraftMarks(lines, limit).map(({ label, at }) => [label, at + 0])).toEqual(marks);
});
