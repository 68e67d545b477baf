import { expect, it } from 'vitest';
import { lapsesFrom, reviewRight } from '#game/network/route/lapse.ts';
import { DAY, WEEK } from '#game/world/time.ts';

const opened = 12_345;
const firstReview = opened + 1_000;

it('lapses after 26 weeks without a flight, with one notice at least 60 days before', () => {
  const events: [string, number][] = [];
  for (let minute = firstReview; events.at(-1)?.[0] !== 'lapse'; minute += WEEK) {
    const { unusedFrom, change } = reviewRight(opened, false, minute);
    expect(unusedFrom).toBe(opened);
    if (change !== 'none') events.push([change, minute]);
  }
  expect(events.map(([change]) => change)).toEqual(['notice', 'lapse']);
  const [[, notice], [, lapse]] = events as [[string, number], [string, number]];
  expect(lapse - notice).toBeGreaterThanOrEqual(60 * DAY);
  expect(lapse).toBeGreaterThanOrEqual(lapsesFrom(opened));
  expect(lapse).toBeLessThan(lapsesFrom(opened) + WEEK);
});

it('begins to count again after a flight', () => {
  expect(reviewRight(opened, true, opened + 25 * WEEK)).toEqual({ unusedFrom: 0, change: 'none' });
  expect(reviewRight(0, false, 999)).toEqual({ unusedFrom: 999, change: 'none' });
});
