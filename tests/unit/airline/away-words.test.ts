import { expect, test } from 'vitest';
import { pairWords } from '#web/features/airline/away/away-words.ts';

test('a pair of airports begins with the hub, as on all other pages', () => {
  expect(pairWords('CGKSIN', 'SIN')).toBe('SIN–CGK');
  expect(pairWords('AMSBCN', 'AMS')).toBe('AMS–BCN');
  // Between two other airports.
  expect(pairWords('AMSBCN', 'SIN')).toBe('AMS–BCN');
});
