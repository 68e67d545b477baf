import { expect, it } from 'vitest';
import { soldOver } from '#tests/support/rewritten-week.ts';

/** Difference between two equal airlines because of chance. */
const NOISE = 0.01;

it('a timetable that is rewritten every hour sells no more per flight than a stable one', async () => {
  const [stays, rewritten] = await Promise.all([
    soldOver('KRK', 'whole weeks'),
    soldOver('KRK', 'hour by hour'),
  ]);
  expect(stays.flights).toBeGreaterThan(40);
  expect(rewritten.flights).toBeGreaterThan(40);
  // Per flight, because each leg has its own faults: one or two more flights are cancelled in either case.
  const gain = (figure: 'passengers' | 'revenue') =>
    rewritten[figure] / rewritten.flights / (stays[figure] / stays.flights);
  expect(gain('passengers')).toBeLessThan(1 + NOISE);
  expect(gain('revenue')).toBeLessThan(1 + NOISE);
});
