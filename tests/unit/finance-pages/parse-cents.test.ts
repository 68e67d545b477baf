import { expect, it } from 'vitest';
import { parseCents } from '#web/features/shares/parse-cents.ts';

it.each([
  ['24.50', 2_450],
  ['24,5', 2_450],
  ['$ 24', 2_400],
  ['1,500', 150_000],
  ['1,500.25', 150_025],
  ['$1,000,000', 100_000_000],
  ['100000', 10_000_000],
])('reads the price %s', (text, cents) => expect(parseCents(text)).toBe(cents));

it.each(['', '-5', '1e4', '1.234', '1,50,000', 'abc', '5 000'])('does not read %j as a price', (text) =>
  expect(parseCents(text)).toBeNaN(),
);
