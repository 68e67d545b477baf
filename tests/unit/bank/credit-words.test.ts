import { expect, it } from 'vitest';
import { creditAdvice } from '#game/bank/credit-advice.ts';
import { adviceText } from '#web/features/bank/credit/credit-words.ts';

const FIGURES = { cash: 100_000, debt: 0, equity: 1, profit: -100_000, weeks: 9, hasMissed: false };

it.each([
  ['too little for the loss', {}, true],
  ['below zero', { cash: -1 }, false],
  ['below zero without a loss', { cash: -1, profit: 0 }, false],
])('advises to end the loss only if that helps: cash is %s', (_, changed, isAdvised) => {
  const figures = { ...FIGURES, ...changed };
  const advice = creditAdvice(figures).find(({ name }) => name === 'liquidity');
  expect(advice).toBeDefined();
  const text = advice && adviceText(advice, figures, 0, '2026-01-01');
  expect(text).toMatch(/^\$[\d,]+ more in cash adds \d+ points/);
  expect(text?.includes('ending the loss')).toBe(isAdvised);
});
