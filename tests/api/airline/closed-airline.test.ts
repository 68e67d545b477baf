import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFounder } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { CHECKING } from '#tests/support/build/marks.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startPausedWorld, tryAct } from '#tests/support/world.ts';

const world = builtWorld('closed-airline', { wrappers: ['hold-checks'] });
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
