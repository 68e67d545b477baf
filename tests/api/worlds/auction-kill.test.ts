import { cpSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
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
const ROUNDS_MAX = 6;
/** Minute of the day from which the airports of the players have slots. */
const AFTER_PEAK = 670;

// The hour of the auction is half settled for some time.
const world = builtWorld('auction-kill', { figures: SMALLEST_TRANSACTIONS });
const before = () => `${world.folder}/before`;

/** Players in a world that is settled up to a few hours before the auction, with open bids. */
let players: FlyingAirline[];

const superToken = async (server: TestServer) => (await operator(server)).authStore.token;
const countBids = async (server: TestServer, filter: string): Promise<number> =>
  (await (await operator(server)).collection('slot_bid').getList(1, 1, { filter })).totalItems;

beforeAll(async () => {
  const server = await startPausedWorld({ dataDir: before(), build: world.build.dir, env: ENV });
  players = await flyingAirlines(
    server,
    Array.from({ length: AIRLINES }, (_, index) => ({
      name: `Air ${index}`,
      count: 1 + (index % 2),
      first: AFTER_PEAK + 5 * index,
    })),
  );
  await advanceHours(server, AUCTION / HOUR - 3 - (await worldNow(server)).hour);
  const stop = keepActing(server, players);
  while ((await countBids(server, 'decided = false')) < 2 * AIRLINES) await sleep(50);
  await stop();
  await server.stop();
});

/** Returns the world minute of the last auction. */
async function auctionOf(server: TestServer): Promise<number> {
  return Number((await call(server, `/api/collections/world/records/${WORLD_ID}`)).json.auction);
}

it('holds an auction once and replays it if the server is killed in its hour while players bid', async () => {
  let isInterrupted = false;
  // A kill that comes after the hour of the auction proves nothing.
  for (let round = 0; round < ROUNDS_MAX && !isInterrupted; round++) {
    const dataDir = `${world.folder}/${round}`;
    cpSync(before(), dataDir, { recursive: true });
    let server = await startServer({ dataDir, build: world.build.dir });
    const token = await superToken(server);
    const stop = keepActing(server, players);
    // Does not return before the hours are settled.
    const advancing = call(server, '/api/am/world', { body: { advance: 6 }, token }).catch(() => null);
    while ((await auctionOf(server)) < AUCTION) await sleep(1);
    await server.stop('SIGKILL');
    await advancing;
    await stop();
    server = await startServer({ dataDir, build: world.build.dir });
    isInterrupted = (await worldNow(server)).hour < AUCTION / HOUR;
    expect(await countBids(server, 'decided = true')).toBeGreaterThan(0);
    expect(await brokenIn(dataDir)).toEqual([]);
    const stopAgain = keepActing(server, players);
    await untilActed(server);
    await advanceHours(server, 6);
    await stopAgain();
    expect(await auctionOf(server)).toBe(AUCTION);
    await server.stop();
    expect(await brokenIn(dataDir)).toEqual([]);
    if (isInterrupted) await expectReplay(dataDir);
  }
  expect(isInterrupted).toBe(true);
});
