import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operator } from '#tests/support/api.ts';
import { makeTestBuild, type TestBuild } from '#tests/support/build/test-build.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn, type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, startPausedWorld, tryAct } from '#tests/support/world.ts';

/** Number of concurrent calls of a player, so that no hour can be settled between two of them. */
const AT_ONCE = 4;
const HOURS = 12;

let build: TestBuild;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-held-`);
  // Owners are held early.
  build = await makeTestBuild({ figures: { OPEN_ROUNDS: 1 }, wrappers: ['nobody-left-over'] });
});
afterAll(() => {
  build.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Makes a player act all the time.
 * @returns a function that stops it and returns the number of each status
 */
function actAllTheTime(server: TestServer, player: FlyingAirline): () => Promise<Record<string, number>> {
  let isOver = false;
  let deeds = 0;
  const responses: Record<string, number> = {};
  const play = async () => {
    while (!isOver) {
      const { status, headers } = await tryAct(server, player, 'rules.set', {
        drop_late_after: ++deeds % 1_000,
      });
      const response = `${status} ${headers.get('retry-after') ?? ''}`.trim();
      responses[response] = (responses[response] ?? 0) + 1;
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, play));
  return async () => {
    isOver = true;
    await all;
    return responses;
  };
}

it('settles airlines that act all the time without making everybody wait at the end', async () => {
  const server = await startPausedWorld({ dataDir, build: build.dir });
  const busy = await flyingAirline(server, 'Busy Air', 2);
  await flyingAirline(server, 'Idle Air', 1);
  const stop = actAllTheTime(server, busy);
  await advanceHours(server, HOURS);
  const { '200': done, '503 1': held, ...others } = await stop();
  expect(others).toEqual({});
  expect(done).toBeGreaterThan(HOURS);
  expect(held).toBeGreaterThan(0);
  // Nobody is held any longer.
  await act(server, busy, 'rules.set', { drop_late_after: 5 });
  const flights = await (await operator(server)).collection('flight').getList(1, 1);
  expect(flights.totalItems).toBeGreaterThan(5);
  await server.stop();
  expect(await brokenIn(dataDir)).toEqual([]);
  await expectReplay(dataDir);
});
