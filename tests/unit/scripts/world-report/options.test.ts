import { expect, it } from 'vitest';
import { readOptions } from '#scripts/research/world/options.ts';

it('accepts a first day, and otherwise leaves it to the world', () => {
  expect(readOptions(['--start', '2026-07-01'])).toMatchObject({ start: '2026-07-01', days: 30 });
  expect(readOptions(['--seed', 'beta'])).toMatchObject({ start: null, seed: 'beta' });
});

it('rejects a report of no days', () => {
  expect(() => readOptions(['--days', '0'])).toThrow('--days must be a whole number');
});

it.each(['July', '2026-7-1', '2026-02-30', ''])('rejects %s as a first day', (start) => {
  expect(() => readOptions(['--start', start])).toThrow('--start must be a day such as 2026-07-01.');
});

it('runs the best strategy for longer, into a separate file', () => {
  expect(readOptions([])).toMatchObject({ strategy: 'usual', days: 30 });
  expect(readOptions(['--strategy', 'best'])).toMatchObject({
    strategy: 'best',
    days: 90,
    out: expect.stringMatching(/world-best\.html$/),
  });
  expect(readOptions(['--strategy', 'best', '--days', '5'])).toMatchObject({ days: 5 });
  expect(() => readOptions(['--strategy', 'luck'])).toThrow('--strategy must be usual, best or hubs.');
});

it('finds the best leases of 200 airlines, or of another number, only on request', () => {
  expect(readOptions([])).toMatchObject({ spread: null });
  expect(readOptions(['--spread'])).toMatchObject({ spread: 200, seed: 'world' });
  expect(readOptions(['--spread', '--cases', '30', '--seed', 'beta'])).toMatchObject({
    spread: 30,
    seed: 'beta',
  });
  expect(() => readOptions(['--spread', '--cases', 'many'])).toThrow('--cases must be a whole number');
});
