import { expect, it } from 'vitest';
import { guideSteps, isAt, type Progress } from '#web/features/airline/guide/guide-steps.ts';
import { skipProgress } from '#web/features/airline/guide/skip-words.ts';
import { realTime } from '#web/lib/real-time.ts';

const NOTHING: Progress = {
  aircraft: 0,
  routes: 0,
  legs: 0,
  flying: '',
  boarding: null,
  landed: '',
  researched: false,
  seenProfit: false,
};

const nextFor = (progress: Partial<Progress>) =>
  guideSteps({ ...NOTHING, ...progress }).find(({ done }) => !done);

it('derives the next step from what the airline has', () => {
  const way: [Partial<Progress>, string | undefined][] = [
    [{}, '/fleet/manage/'],
    [{ aircraft: 1 }, '/route/research/'],
    [{ aircraft: 1, researched: true }, '/route/acquire/'],
    [{ aircraft: 1, routes: 1 }, '/route/manage/?view=timetable'],
    [{ aircraft: 1, routes: 1, legs: 14 }, '/'],
    [{ aircraft: 1, routes: 1, legs: 14, flying: 'f1' }, '/?flight=f1'],
    [{ aircraft: 1, routes: 1, legs: 14, landed: 'f0' }, '/?flight=f0'],
    [{ aircraft: 1, routes: 1, legs: 14, landed: 'f0', seenProfit: true }, undefined],
  ];
  for (const [progress, to] of way) expect(nextFor(progress)?.to).toBe(to);
});

it('waits for the first departure with a timetable, until it has departed', () => {
  expect(nextFor({ aircraft: 1, routes: 1, legs: 14 })?.isWait).toBe(true);
  expect(nextFor({ aircraft: 1, routes: 1, legs: 14, flying: 'f1' })?.isWait).toBe(false);
  expect(nextFor({ aircraft: 1, routes: 1 })?.isWait).toBeUndefined();
});

it.each([
  [560, 1, 'about 9 minutes'],
  [60, 1, 'about 1 minute'],
  [59, 1, 'less than a minute'],
  [600, 100, 'less than a minute'],
  [2 * 3600 + 300, 1, 'about 2 h 05 min'],
])('%d game minutes at speed %d take %s', (minutes, speed, text) => {
  expect(realTime(minutes, speed)).toBe(text);
});

it('counts the hours of a skip from its start, up to the total', () => {
  expect(skipProgress(3, 12, 3)).toEqual({ done: 0, total: 9 });
  expect(skipProgress(3, 12, 7)).toEqual({ done: 4, total: 9 });
  expect(skipProgress(3, 12, 13)).toEqual({ done: 9, total: 9 });
});

it('directs players who start elsewhere to what is missing', () => {
  expect(nextFor({ routes: 3 })?.to).toBe('/fleet/manage/');
});

it('does not direct players to a page on which they already are, whatever else is open there', () => {
  const timetable = '/route/manage/?view=timetable';
  expect(isAt(timetable, '/route/manage/', '?view=timetable&line=abc')).toBe(true);
  expect(isAt(timetable, '/route/manage/', '?sort=load')).toBe(false);
  expect(isAt('/fleet/manage/', '/fleet/manage/', '?shop=1')).toBe(true);
  expect(isAt('/?flight=f1', '/', '?flight=f2')).toBe(false);
});
