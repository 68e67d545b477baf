import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Airline } from '#game/tables/airline.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { HOURS_A_DAY } from '#game/world/time.ts';
import { call, newFounder, operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { brokenIn, flyingAirline } from '#tests/support/flying-world.ts';
import { expectSoundReplay } from '#tests/support/replayed-tables.ts';
import type { TestServer } from '#tests/support/server.ts';
import { settleUntilKilled } from '#tests/support/settle-until-killed.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';

/** Approximate milliseconds per hour. */
const PACE = 20;

const folders: string[] = [];
let server: TestServer | undefined;

function newFolder(): string {
  const folder = mkdtempSync(`${tmpdir()}/am-rivals-`);
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  await server?.stop();
  server = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const start = async (rivals: number, dataDir: string, seed = 'rivals') => {
  server = await startPausedWorld({ dataDir, env: { AM_WORLD_RIVALS: String(rivals), AM_WORLD_SEED: seed } });
  return server;
};

const setRivals = async (to: TestServer, body: object) =>
  call(to, '/api/am/world', { body, token: (await operator(to)).authStore.token });

const airlinesOf = async (of: TestServer): Promise<Airline[]> =>
  (await operator(of)).collection('airline').getFullList({ batch: 1000 });

describe('a new world', () => {
  it('opens with rivals whose aircraft are in the air on every continent', async () => {
    const world = await start(24, newFolder());
    const airlines = await airlinesOf(world);
    expect(airlines).toHaveLength(24);
    expect(airlines.every(({ rival, user }) => rival && user === '')).toBe(true);
    const superuser = await operator(world);
    const flying = await superuser
      .collection('flight')
      .getFullList({ filter: 'state = "flying"', batch: 1000 });
    const origins = new Set(flying.map(({ origin }) => origin));
    const airports = await superuser
      .collection('airport')
      .getFullList({ batch: 1000, fields: 'id,continent' });
    const continents = airports.filter(({ id }) => origins.has(id)).map(({ continent }) => continent);
    expect([...new Set(continents)].sort()).toEqual(['AF', 'AS', 'EU', 'NA', 'OC', 'SA']);
    expect(flying.length).toBeGreaterThan(60);
  });

  it('keeps its rivals when it is started again with another number', async () => {
    const folder = newFolder();
    await (await start(3, folder)).stop();
    const again = await start(7, folder);
    expect(await airlinesOf(again)).toHaveLength(3);
    expect(again.log()).toContain('AM_WORLD_RIVALS has no effect: this world has 3 rivals.');
  });
});

describe('a world with rivals and players', () => {
  // Rivals have their turn each day, so that the test need not settle weeks.
  const world = builtWorld('rivals', { figures: { TURN_EVERY: HOURS_A_DAY, TURNS_WITHIN: HOURS_A_DAY } });
  const startBuilt = async () => {
    server = await startPausedWorld({
      dataDir: world.dataDir,
      build: world.build.dir,
      env: { AM_WORLD_RIVALS: '4', AM_WORLD_SEED: 'rivals' },
    });
    return server;
  };

  it('replays byte for byte and passes the audit, also after it was killed between turns', async () => {
    const first = await startBuilt();
    await flyingAirline(first, 'First Air', 2);
    await advanceHours(first, 5);
    await flyingAirline(first, 'Second Air', 1, 420);
    // All rivals have had a turn.
    const { hour } = await advanceHours(first, HOURS_A_DAY);
    expect(await brokenIn(world.dataDir)).toEqual([]);
    const continues = async () => (await worldNow(first)).hour > hour;
    expect(await settleUntilKilled(first, 400, continues, PACE)).toBe(true);
    const again = await startBuilt();
    // One is wound up, and another one is founded.
    for (const rivals of [3, 4]) {
      expect((await setRivals(again, { rivals })).status).toBe(200);
      await advanceHours(again, HOURS_A_DAY / 2);
      expect((await airlinesOf(again)).filter(({ rival }) => rival)).toHaveLength(rivals);
    }
    await expectSoundReplay(again, world);
  });
});

describe('the operator', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startPausedWorld({ env: { AM_WORLD_RIVALS: '0' } });
  });
  afterAll(() => world?.stop());

  it('may want no rivals in a new world', async () => {
    expect(await airlinesOf(world)).toEqual([]);
    expect((await (await operator(world)).collection('world').getOne(WORLD_ID)).hour).toBe(-1);
  });

  it('cannot set a number of rivals that is invalid or out of range', async () => {
    for (const rivals of [-1, 1_001, 2.5, 'many', null]) {
      const response = await setRivals(world, { rivals });
      expect(response.status, String(rivals)).toBe(400);
      expect(response.text).toContain('rivals');
    }
  });

  it('adds rivals to a running world and takes them away, a few per hour, as nobody else can', async () => {
    const player = await newFounder(world);
    const { token } = player;
    expect((await call(world, '/api/am/world', { body: { rivals: 3 }, token })).status).toBe(403);
    expect((await call(world, '/api/am/world', { body: { rivals: 3 } })).status).toBe(401);
    await advanceHours(world, 5);
    expect(await airlinesOf(world)).toHaveLength(1);
    expect((await setRivals(world, { rivals: 3 })).status).toBe(200);
    expect(await airlinesOf(world)).toHaveLength(4);
    await advanceHours(world, 24);
    const superuser = await operator(world);
    expect((await superuser.collection('flight').getList(1, 1)).totalItems).toBeGreaterThan(5);
    expect((await setRivals(world, { rivals: 0 })).status).toBe(200);
    await advanceHours(world, 2);
    expect((await airlinesOf(world)).map(({ id }) => id)).toEqual([player.airline.id]);
    expect(await brokenIn(world.dataDir)).toEqual([]);
  });
});
