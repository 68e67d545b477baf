import { expect, it } from 'vitest';
import { lookedAtModels } from '#game/rivals/looked-at-models.ts';
import { WEEK } from '#game/world/time.ts';

const MODELS = Array.from({ length: 40 }, (_, index) => `model-${index}`);
const FLOWN = new Set(['model-3', 'model-8']);
const lookedAt = (week: number, airline = 'one') => lookedAtModels(airline, week * WEEK + 5, FLOWN, MODELS);

it('a rival looks at the models that it flies and at a dozen others', () => {
  const models = lookedAt(0);
  expect(models.size).toBe(FLOWN.size + 12);
  for (const flown of FLOWN) expect(models).toContain(flown);
});

it('a rival looks at the same models all week, and sees all of them in a few months', () => {
  expect(lookedAtModels('one', 6 * WEEK - 1, FLOWN, MODELS)).toEqual(lookedAt(5));
  expect(lookedAt(5)).not.toEqual(lookedAt(6));
  expect(lookedAt(5)).not.toEqual(lookedAt(5, 'other'));
  const seen = new Set(Array.from({ length: 26 }, (_, week) => [...lookedAt(week)]).flat());
  expect(seen.size).toBe(MODELS.length);
});

it('a rival looks at all models if they are few, in any order', () => {
  const few = MODELS.slice(0, 9);
  expect([...lookedAtModels('one', 0, FLOWN, few)].sort()).toEqual([...few].sort());
  expect(lookedAtModels('one', 0, FLOWN, MODELS.toReversed())).toEqual(lookedAt(0));
});
