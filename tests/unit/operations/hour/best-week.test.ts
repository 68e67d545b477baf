import { expect, it } from 'vitest';
import { bestWeek } from '#game/operations/hour/best-week.ts';

it('reports a week with more profit than all before', () => {
  expect(bestWeek(700, 0)).toEqual({ profit: 700, ahead: null });
  expect(bestWeek(701, 700)).toEqual({ profit: 701, ahead: 1 });
  expect(bestWeek(700, 700)).toBeNull();
  expect(bestWeek(0, 0)).toBeNull();
  expect(bestWeek(-5, 0)).toBeNull();
});
