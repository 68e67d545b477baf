import { expect, it } from 'vitest';
import { firstDue, instalmentsDue } from '#game/bank/loan-due.ts';
import { HOUR, WEEK } from '#game/world/time.ts';

it('the first instalment falls due a week after the next full hour', () => {
  expect([firstDue(0), firstDue(1), firstDue(HOUR)]).toEqual([WEEK, HOUR + WEEK, HOUR + WEEK]);
});

it('three instalments fall due in four weeks, or four if the loan is taken on a full hour', () => {
  const inFourWeeks = (taken: number) => instalmentsDue(firstDue(taken), taken + 4 * WEEK);
  expect([inFourWeeks(0), inFourWeeks(1), inFourWeeks(HOUR - 1), inFourWeeks(HOUR)]).toEqual([4, 3, 3, 4]);
  expect(instalmentsDue(firstDue(1), 1)).toBe(0);
});
