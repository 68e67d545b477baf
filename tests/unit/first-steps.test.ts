import { expect, it } from 'vitest';
import { guideSteps, type Progress } from '../../web/src/features/guide/guide-steps.ts';

const NOTHING: Progress = {
  aircraft: 0,
  routes: 0,
  legs: 0,
  flying: '',
  landed: '',
  researched: false,
  seenProfit: false,
};

const nextFor = (progress: Partial<Progress>) =>
  guideSteps({ ...NOTHING, ...progress }).find(({ done }) => !done);

it('the next step follows from what the airline has', () => {
  const way: [Partial<Progress>, string | undefined][] = [
    [{}, '/fleet/manage/'],
    [{ aircraft: 1 }, '/route/research/'],
    [{ aircraft: 1, researched: true }, '/route/acquire/'],
    [{ aircraft: 1, routes: 1 }, '/route/manage/'],
    [{ aircraft: 1, routes: 1, legs: 14 }, '/'],
    [{ aircraft: 1, routes: 1, legs: 14, flying: 'f1' }, '/?flight=f1'],
    [{ aircraft: 1, routes: 1, legs: 14, landed: 'f0' }, '/?flight=f0'],
    [{ aircraft: 1, routes: 1, legs: 14, landed: 'f0', seenProfit: true }, undefined],
  ];
  for (const [progress, to] of way) expect(nextFor(progress)?.to).toBe(to);
});

it('whoever begins elsewhere is led to what is missing', () => {
  expect(nextFor({ routes: 3 })?.to).toBe('/fleet/manage/');
});
