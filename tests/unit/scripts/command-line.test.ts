import { expect, it, vi } from 'vitest';
import { dataFolder, readCommandLine } from '#scripts/command-line.ts';
import { Problem } from '#scripts/problem.ts';

const USAGE = 'Usage: npm run trial [-- --data DIR]';
const read = (...args: string[]) =>
  readCommandLine<{ data?: string }>(args, USAGE, { options: { data: { type: 'string' } } });

it('is read by its options, and rejected with the usage if it contains anything else', () => {
  expect(read('--data', 'x')?.values).toMatchObject({ data: 'x' });
  expect(() => read('--dta', 'x')).toThrow(Problem);
  expect(() => read('--data')).toThrow(USAGE);
  expect(() => read('x')).toThrow(USAGE);
});

it.each(['--help', '-h'])('prints only help for %s', (help) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(read(help)).toBeUndefined();
  expect(log.mock.calls).toEqual([[USAGE]]);
  log.mockRestore();
});

it("resolves paths from the user's folder, and defaults to the data folder of the environment", () => {
  expect(dataFolder('here', { INIT_CWD: '/home/ann' })).toBe('/home/ann/here');
  expect(dataFolder('/there', { INIT_CWD: '/home/ann' })).toBe('/there');
  expect(dataFolder(undefined, { DATA_DIR: '/data' })).toBe('/data');
});
