import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACTIONS } from '#game/actions/actions.ts';
import { CALLS } from '#hooks/registrations.ts';
import { inRoot } from '#scripts/paths.ts';

/** The tests of the server that `npm test` runs, and what they use. */
const text = ['tests/api', 'tests/support', 'tests/e2e']
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^(long|worlds)\//.test(file))
      .map((file) => readFileSync(inRoot(`${folder}/${file}`), 'utf8')),
  )
  .join('\n');

it('npm test runs every action', () => {
  expect(Object.keys(ACTIONS).filter((name) => !text.includes(`'${name}'`))).toEqual([]);
});

it('npm test makes every call', () => {
  const paths = CALLS.map(([, path]) => path.replace(/\/\{.*/, ''));
  const isCalled = (path: string) => ['?', "'", '`', '/', '"'].some((end) => text.includes(path + end));
  expect(paths.filter((path) => !isCalled(path))).toEqual([]);
});
