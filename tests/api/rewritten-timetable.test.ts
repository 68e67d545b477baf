import { expect, it } from 'vitest';
import { soldOver } from '../support/rewritten-week.ts';

/** What chance may give one of two like airlines. */
const NOISE = 0.01;

it('a timetable that is rewritten every hour sells no more per flight than one that stays', async () => {
  const [stays, rewritten] = await Promise.all([
    soldOver('KRK', 'whole weeks'),
    soldOver('KRK', 'hour by hour'),
  ]);
  expect(stays.flights).toBeGreaterThan(40);
  expect(rewritten.flights).toBeGreaterThan(40);
  // Per flight, because other legs have other faults: one or two flights more are cancelled here or there.
  const gain = (figure: 'passengers' | 'revenue') =>
    rewritten[figure] / rewritten.flights / (stays[figure] / stays.flights);
  expect(gain('passengers')).toBeLessThan(1 + NOISE);
  expect(gain('revenue')).toBeLessThan(1 + NOISE);
});
