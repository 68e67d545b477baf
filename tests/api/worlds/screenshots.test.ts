import { expect, it } from 'vitest';
import { preparedFolderEnv } from '#tests/support/prepared-folder.ts';
import { runScript } from '#tests/support/run-script.ts';

// The steps that only open a path have nothing that could become outdated. Each of these pages has browser tests.
it('npm run screenshots reaches the state of every screen', async () => {
  const { code, stdout, stderr } = await runScript('screenshots', ['--quick'], preparedFolderEnv());
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout).toMatch(/\b1\d\d steps fit the pages\./);
}, 900_000);
