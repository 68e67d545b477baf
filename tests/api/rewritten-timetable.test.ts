import { expect, it } from 'vitest';
import { soldOver } from '../support/rewritten-week.ts';

/** What chance may give one of two like airlines. */
const NOISE = 0.01;

it('a timetable that is rewritten every hour sells no more than one that stays', async () => {
  const [stays, rewritten] = await Promise.all([
    soldOver('KRK', 'whole weeks'),
    soldOver('KRK', 'hour by hour'),
  ]);
  expect(stays.flights).toBeGreaterThan(40);
  expect(rewritten.flights).toBeGreaterThan(40);
  expect(rewritten.passengers / stays.passengers).toBeLessThan(1 + NOISE);
  expect(rewritten.revenue / stays.revenue).toBeLessThan(1 + NOISE);
});
