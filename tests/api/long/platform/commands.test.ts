import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';
import { runScript } from '#tests/support/run-script.ts';

const baseline = () => readFileSync(inRoot('pb_migrations/1_0_0_baseline.json'), 'utf8');

it('npm run schema writes the baseline of the tables', async () => {
  const before = baseline();
  expect(await runScript('schema', [])).toMatchObject({ code: 0 });
  expect(baseline()).toBe(before);
});

it('npm run scorecard compares the demand model with published figures', async () => {
  const { code, stdout, stderr } = await runScript('research/scorecard', []);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/European pairs +\d+ +0\.\d+/);
});

it('npm run bench measures a part, and rejects one that does not exist', async () => {
  const { code, stdout, stderr } = await runScript('bench', ['forecast']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Measuring forecast …\n' });
  expect(stdout).toMatch(/week on a route, in the browser +\d+\.\d+ ms/);
  expect(await runScript('bench', ['nothing'])).toMatchObject({ code: 1, stdout: '' });
});
