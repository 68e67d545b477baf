import { expect, it } from 'vitest';
import { runScript } from '#tests/support/run-script.ts';

it('npm run screenshots takes pictures of a world with rivals, shares and negotiations', async () => {
  const steps = ['route-start', 'fleet-cancel', 'exchange-negotiations', 'finance-stock-tender'];
  const { code, stdout, stderr } = await runScript('screenshots', ['--once', ...steps]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`${steps.length} pictures in screenshots/`);
});
