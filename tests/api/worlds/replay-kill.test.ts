import { cpSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import type { ActionName } from '#game/actions/actions.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { call, operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SMALLEST_TRANSACTIONS } from '#tests/support/build/test-build.ts';
import { keepActing, untilActed } from '#tests/support/busy-players.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn, type FlyingAirline, flyingAirlines } from '#tests/support/flying-world.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';

/** Two days before an auction. */
const ENV = { AM_WORLD_TRAFFIC: '97', AM_WORLD_START: '2026-06-29' };
const AUCTION = 2 * DAY;
const AIRLINES = 3;
/** Minute of the day from which the airports of the players have slots. */
const AFTER_PEAK = 670;
/** Hours in which they act before the server is killed for the first time. */
const BIDDING = 2;
/** Most times that the hour of the auction is tried: a kill that comes after it proves nothing. */
const ROUNDS_MAX = 6;

/** Kills of a running world, and most kills until each checked action has been accepted and enough parts of hours are kept. */
const KILLS = 3;
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
const CHECKED: readonly ActionName[] = [
  'airline.change',
  'fleet.refit',
  'maintenance.undo',
  'maintenance.cancel',
  'route.start',
  'route.rule',
  'loan.take',
  'loan.repay',
];

// Hours are half settled most of the time.
const world = builtWorld('replay-kill', { figures: SMALLEST_TRANSACTIONS });
const start = (dataDir: string) => startServer({ dataDir, build: world.build.dir });

/** Players that compete on the same routes. */
let players: FlyingAirline[];
/** The data folder of their world, whose server is stopped between two tests. */
let dataDir: string;

const superToken = async (server: TestServer) => (await operator(server)).authStore.token;

async function countIn(server: TestServer, collection: string, filter = ''): Promise<number> {
  return (await (await operator(server)).collection(collection).getList(1, 1, { filter })).totalItems;
}

/** Returns the world minute of the last auction. */
async function auctionOf(server: TestServer): Promise<number> {
  return Number((await call(server, `/api/collections/world/records/${WORLD_ID}`)).json.auction);
}

/** Returns the checked actions that have not been accepted yet. */
async function missingOn(server: TestServer): Promise<ActionName[]> {
  const log = await (await operator(server)).collection('action').getFullList({ fields: 'name' });
  const names = new Set(log.map(({ name }) => name));
  return CHECKED.filter((name) => !names.has(name));
}

async function steer(server: TestServer, body: object): Promise<void> {
  const { status } = await call(server, '/api/am/world', { body, token: await superToken(server) });
  expect(status).toBe(200);
}

/** A world that is settled up to a few hours before the auction, with open bids. */
beforeAll(async () => {
  dataDir = world.dataDir;
  const server = await startPausedWorld({ dataDir, build: world.build.dir, env: ENV });
  players = await flyingAirlines(
    server,
    Array.from({ length: AIRLINES }, (_, index) => ({
      name: `Air ${index}`,
      count: 1 + (index % 2),
      first: AFTER_PEAK + 5 * index,
    })),
  );
  await advanceHours(server, AUCTION / HOUR - 3 - BIDDING - (await worldNow(server)).hour);
  const stop = keepActing(server, players);
  await advanceHours(server, BIDDING);
  while ((await countIn(server, 'slot_bid', 'decided = false')) < 2 * AIRLINES) await sleep(50);
  await stop();
  await server.stop();
});

it('holds an auction once if the server is killed in its hour while players bid', async () => {
  let isInterrupted = false;
  for (let round = 0; round < ROUNDS_MAX && !isInterrupted; round++) {
    dataDir = `${world.folder}/${round}`;
    cpSync(world.dataDir, dataDir, { recursive: true });
    let server = await start(dataDir);
    const token = await superToken(server);
    const stop = keepActing(server, players);
    // Does not return before the hours are settled.
    const advancing = call(server, '/api/am/world', { body: { advance: 6 }, token }).catch(() => null);
    while ((await auctionOf(server)) < AUCTION) await sleep(1);
    await server.stop('SIGKILL');
    await advancing;
    await stop();
    server = await start(dataDir);
    isInterrupted = (await worldNow(server)).hour < AUCTION / HOUR;
    expect(await countIn(server, 'slot_bid', 'decided = true')).toBeGreaterThan(0);
    expect(await brokenIn(dataDir)).toEqual([]);
    const stopAgain = keepActing(server, players);
    await untilActed(server);
    await advanceHours(server, 6);
    await stopAgain();
    expect(await auctionOf(server)).toBe(AUCTION);
    await server.stop();
  }
  expect(isInterrupted).toBe(true);
});

it('is sound after it was advanced, paused and resumed while players acted', async () => {
  const server = await start(dataDir);
  const stop = keepActing(server, players);
  for (const body of [
    { paused: false, speed: SPEED },
    { paused: true },
    { advance: 3 },
    { paused: false, speed: SPEED / 2 },
    { paused: false, speed: SPEED },
    { paused: true },
  ]) {
    await steer(server, body);
    await untilActed(server);
    const { hour, paused } = await worldNow(server);
    while (!paused && (await worldNow(server)).hour < hour + FEWEST_HOURS) await sleep(20);
  }
  await stop();
  await server.stop();
  expect(await brokenIn(dataDir)).toEqual([]);
});

it('replays after all this, and after kills while hours were settled and players acted', async () => {
  let server = await start(dataDir);
  const hours: number[] = [];
  let responses = 0;
  let missing: readonly ActionName[] = [];
  let parts = 0;
  const isEnough = () => missing.length === 0 && parts > FEWEST;
  for (let kill = 0; kill < KILLS_MAX && (kill < KILLS || !isEnough()); kill++) {
    const { hour } = await worldNow(server);
    await steer(server, { paused: false, speed: SPEED });
    const stop = keepActing(server, players, missing);
    // The clock begins up to two seconds after the start.
    while ((await worldNow(server)).hour === hour) await sleep(20);
    await sleep(KILL_WITHIN * Math.random());
    await server.stop('SIGKILL');
    responses += await stop();
    server = await start(dataDir);
    hours.push((await worldNow(server)).hour);
    missing = await missingOn(server);
    parts = await countIn(server, 'settlement_part', 'last != ""');
  }
  const actions = await countIn(server, 'action');
  await server.stop('SIGKILL');
  // The server was killed at work, and actions came between the parts of hours.
  expect(new Set(hours).size).toBeGreaterThan(1);
  expect(responses).toBeGreaterThan(FEWEST);
  expect(actions).toBeGreaterThan(FEWEST);
  expect(missing).toEqual([]);
  expect(parts).toBeGreaterThan(FEWEST);
  expect(await brokenIn(dataDir)).toEqual([]);
  await expectReplay(dataDir);
});
