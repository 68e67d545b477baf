import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFounder } from '../support/api.ts';
import { patchedWorld } from '../support/patched-world.ts';
import type { TestServer } from '../support/server.ts';
import { startPausedWorld, tryAct } from '../support/world.ts';

/** The server says this before it reads the airline for a check, and then waits until the airline is gone. */
const CHECKING = 'checking an action';

const world = patchedWorld('closed-airline', [
  [
    /const context = readContext\(app, worldMinute\(app\), (airlineOf\(app, user\))\);/,
    `const checked = $1;
    console.log('${CHECKING}');
    while (app.findRecordsByIds('airline', [checked]).length > 0) sleep(5);
    const context = readContext(app, worldMinute(app), checked);`,
  ],
]);
let server: TestServer;

beforeAll(async () => {
  server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
});
afterAll(() => server?.stop());

it('is the reason of a rejection, and of no error, if it is closed while its action is checked', async () => {
  const founder = await newFounder(server);
  const acting = tryAct(server, founder, 'rules.set', { auto_c: true });
  await expect.poll(() => server.log()).toContain(CHECKING);
  await founder.client.collection('users').delete(founder.id);
  const { status, json } = await acting;
  expect([status, json.message]).toEqual([403, 'Your airline has just been closed.']);
  expect(server.log()).not.toContain('failed');
});
