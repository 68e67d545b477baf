import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { call, operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SMALLEST_TRANSACTIONS } from '#tests/support/build/test-build.ts';
import { keepActing, untilActed } from '#tests/support/busy-players.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn, type FlyingAirline, flyingAirlines } from '#tests/support/flying-world.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { startPausedWorld, worldNow } from '#tests/support/world.ts';

/** Kills, and most kills until each checked action has been accepted and enough parts of hours are kept. */
const KILLS = 5;
const KILLS_MAX = 20;
/** Fewest responses, actions and parts of hours that make the world worth a replay. */
const FEWEST = 17;
/** Fewest hours that a running world settles before it is steered again. */
const FEWEST_HOURS = 4;
/** An hour takes 250 ms. What is due after a start is settled without pause. */
const SPEED = 240;
/** Longest time between the first hour that is settled after a start and the kill, in ms. */
const KILL_WITHIN = 500;
/** Actions that are random or rarely accepted. The replayed world must contain them. */
const CHECKED = [
  'airline.change',
  'fleet.refit',
  'maintenance.undo',
  'maintenance.cancel',
  'route.start',
  'loan.take',
  'loan.repay',
];

// Hours are half settled most of the time.
const world = builtWorld('replay-kill', { figures: SMALLEST_TRANSACTIONS });

const superToken = async (server: TestServer) => (await operator(server)).authStore.token;

/** Returns the checked actions that have been accepted. */
async function doneOn(server: TestServer): Promise<string[]> {
  const log = await (await operator(server)).collection('action').getFullList({ fields: 'name' });
  const names = new Set(log.map(({ name }) => name));
  return CHECKED.filter((name) => names.has(name));
}

/** Returns how many parts of hours are kept. */
async function partsOn(server: TestServer): Promise<number> {
  const superuser = await operator(server);
  const { totalItems } = await superuser
    .collection('settlement_part')
    .getList(1, 1, { filter: 'last != ""' });
  return totalItems;
}

/** Creates airlines that compete on the same routes. */
const populate = (server: TestServer): Promise<FlyingAirline[]> =>
  flyingAirlines(
    server,
    Array.from({ length: 3 }, (_, index) => ({
      name: `Air ${index}`,
      count: 1 + (index % 3),
      first: 330 + 20 * index,
    })),
  );

it('replays a world that was killed while hours were settled and players acted', async () => {
  const { dataDir } = world;
  let server = await startPausedWorld({ dataDir, build: world.build.dir });
  const players = await populate(server);
  const hours: number[] = [];
  let responses = 0;
  let done: string[] = [];
  let parts = 0;
  const isEnough = () => done.length === CHECKED.length && parts > FEWEST;
  for (let kill = 0; kill < KILLS_MAX && (kill < KILLS || !isEnough()); kill++) {
    const token = await superToken(server);
    const { hour } = await worldNow(server);
    const steered = await call(server, '/api/am/world', { body: { paused: false, speed: SPEED }, token });
    expect(steered.status).toBe(200);
    const stop = keepActing(server, players);
    // The clock begins up to two seconds after the start.
    while ((await worldNow(server)).hour === hour) await sleep(20);
    await sleep(KILL_WITHIN * Math.random());
    await server.stop('SIGKILL');
    responses += await stop();
    server = await startServer({ dataDir, build: world.build.dir });
    hours.push((await worldNow(server)).hour);
    done = await doneOn(server);
    parts = await partsOn(server);
  }
  const superuser = await operator(server);
  const log = await superuser.collection('action').getList(1, 1);
  await server.stop('SIGKILL');
  // The server was killed at work, and actions came between the parts of hours.
  expect(new Set(hours).size).toBeGreaterThan(KILLS / 2);
  expect(responses).toBeGreaterThan(FEWEST);
  expect(log.totalItems).toBeGreaterThan(FEWEST);
  expect(done).toEqual(CHECKED);
  expect(parts).toBeGreaterThan(FEWEST);
  expect(await brokenIn(dataDir)).toEqual([]);

  await expectReplay(dataDir);
});

it('replays a world that was started paused, advanced while players acted, paused and resumed', async () => {
  const dataDir = `${world.folder}/steered`;
  const server = await startPausedWorld({ dataDir, build: world.build.dir });
  const token = await superToken(server);
  const players = await populate(server);
  const stop = keepActing(server, players);
  for (const body of [
    { advance: 6 },
    { paused: false, speed: SPEED },
    { paused: true },
    { advance: 3 },
    { paused: false, speed: SPEED / 2 },
    { paused: false, speed: SPEED },
  ]) {
    expect((await call(server, '/api/am/world', { body, token })).status).toBe(200);
    await untilActed(server);
    const { hour, paused } = await worldNow(server);
    while (!paused && (await worldNow(server)).hour < hour + FEWEST_HOURS) await sleep(20);
  }
  await stop();
  await server.stop();
  expect(await brokenIn(dataDir)).toEqual([]);
  await expectReplay(dataDir);
});
