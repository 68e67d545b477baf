import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { call, operator } from './api.ts';
import { brokenIn } from './flying-world.ts';
import type { PatchedWorld } from './patched-world.ts';
import { startServer, type TestServer } from './server.ts';
import { advanceHours } from './world.ts';

/** A world whose server is killed again and again. */
interface KilledWorld extends Pick<PatchedWorld, 'dataDir' | 'build'> {
  kills: number;
  /** Hours that are settled between two kills, if there is time for all. */
  hours: number;
  /** Lets players act until the function is called that it returns. */
  act: (server: TestServer) => () => Promise<unknown>;
  /** Milliseconds for which players act before the first hour. */
  head?: number;
}

/**
 * Kills a server at random moments of hours that it settles while players act, and starts it again. The world is sound
 * each time. Returns the server that then runs.
 */
export async function killWhileBusy(
  running: TestServer,
  { dataDir, build, kills, hours, act, head = 500 }: KilledWorld,
): Promise<TestServer> {
  let server = running;
  for (let kill = 0; kill < kills; kill++) {
    const stop = act(server);
    await sleep(head);
    const { token } = (await operator(server)).authStore;
    // Does not return before the hours are settled.
    const advancing = call(server, '/api/am/world', { body: { advance: hours }, token }).catch(() => null);
    await sleep(300 + 900 * Math.random());
    await server.stop('SIGKILL');
    await advancing;
    await stop();
    server = await startServer({ dataDir, build: build.dir });
    expect(await brokenIn(dataDir)).toEqual([]);
  }
  return server;
}

/**
 * Settles hours while players act, some at a time, until nothing is missing: much of what players do is random, and slow
 * machines let them do less.
 * @param missing returns what has not happened yet
 */
export async function settleUntilSeen(
  server: TestServer,
  act: KilledWorld['act'],
  { hours, hoursMax }: { hours: number; hoursMax: number },
  missing: () => Promise<string[]>,
): Promise<void> {
  let settled = 0;
  let left: string[];
  do {
    const stop = act(server);
    await advanceHours(server, hours);
    await stop();
    settled += hours;
    left = await missing();
  } while (left.length > 0 && settled < hoursMax);
  expect(left).toEqual([]);
}
