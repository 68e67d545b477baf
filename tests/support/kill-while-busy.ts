import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { BuiltWorld } from './build/built-world.ts';
import { brokenIn } from './flying-world.ts';
import { startServer, type TestServer } from './server.ts';
import { settleUntilKilled } from './settle-until-killed.ts';
import { advanceHours, worldNow } from './world.ts';

/** A world whose server is killed again and again. */
interface KilledWorld extends Pick<BuiltWorld, 'dataDir' | 'build'> {
  kills: number;
  /** Number of hours, at least two. The server is killed before the last of them has been settled. */
  hours: number;
  /** Lets players act until the function is called that it returns. */
  act: (server: TestServer) => () => Promise<unknown>;
  /** Milliseconds for which players act before the first hour. */
  head?: number;
}

/** Approximate milliseconds per hour. */
const PACE = 20;
/** Attempts for each kill, because an hour may be over before the signal arrives. */
const TRIES = 4;

/**
 * Kills a server at random moments of hours that it settles while players act, and starts it again. The world is sound
 * each time. Returns the server that then runs.
 */
export async function killWhileBusy(
  running: TestServer,
  { dataDir, build, kills, hours, act, head = 500 }: KilledWorld,
): Promise<TestServer> {
  let server = running;
  let cut = 0;
  for (let tries = 0; cut < kills && tries < TRIES * kills; tries++) {
    const stop = act(server);
    await sleep(head);
    const last = (await worldNow(server)).hour + 1 + Math.floor(Math.random() * (hours - 1));
    const isSettled = async () => (await worldNow(server)).hour >= last;
    if (await settleUntilKilled(server, hours, isSettled, PACE)) cut += 1;
    await stop();
    server = await startServer({ dataDir, build: build.dir });
    expect(await brokenIn(dataDir)).toEqual([]);
  }
  expect(cut, 'kills while hours were being settled').toBe(kills);
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
