import { expect, it } from 'vitest';
import { runScript } from '#tests/support/run-script.ts';

it('npm run screenshots takes a picture of every screen', async () => {
  const { code, stdout, stderr } = await runScript('screenshots', ['--once']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/\d{2,} pictures in screenshots\//);
}, 1_800_000);
