import { expect, it } from 'vitest';
import { goalFacts } from '#game/airline/goals.ts';
import { goalSteps } from '#web/features/airline/guide/goal-steps.ts';

const routes = ['A', 'B', 'C'].map((b, index) => ({
  a: 'HUB',
  b,
  km: 1_000 * (index + 1),
  flights: 10,
  cancelled: 1,
  late: 1,
  days: [0, 1440],
}));
const facts = goalFacts(routes, 'HUB', 0);
const texts = (reached: readonly string[]) =>
  goalSteps(facts, new Set(reached), 'metric').map(({ progressText, done }) => `${progressText} ${done}`);

it('show the progress of each goal in its own unit', () => {
  expect(texts([])).toEqual([
    '2 of 7 days, 81% on time false',
    '3 of 10 false',
    '1 of 4 false',
    '3,000 km of 4,000 km false',
    '0 of 1 false',
  ]);
});

it('show punctuality against its target after a whole week', () => {
  const week = { ...facts, days: 7 };
  expect(goalSteps(week, new Set(), 'metric')[0]).toMatchObject({
    progressText: '81% on time, goal 90%',
    progress: { value: 81, target: 90 },
  });
});

it('are done after the server has detected them, whatever was flown since', () => {
  const done = goalSteps(facts, new Set(['owned']), 'metric').filter((step) => step.done);
  expect(done.map(({ goal, hint }) => [goal, hint])).toEqual([
    ['owned', 'Reached. Your reputation has risen by 1 point.'],
  ]);
});
