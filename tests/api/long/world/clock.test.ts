import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallResponse, call, newFounder, operator } from '#tests/support/api.ts';
import { type MovableTime, movableTime } from '#tests/support/build/movable-time.ts';
import { makeTestBuild, type TestBuild } from '#tests/support/build/test-build.ts';
import { clockLooks } from '#tests/support/clock-looks.ts';
import { brokenIn, flyingAirline } from '#tests/support/flying-world.ts';
import { type ServerOptions, startServer, type TestServer } from '#tests/support/server.ts';
import { startPausedWorld, worldNow } from '#tests/support/world.ts';

const FAST = { AM_WORLD_SPEED: '3600' };

let dataDir: string;
let server: TestServer;
let token: string;
let time: MovableTime;

beforeAll(async () => {
  time = await movableTime({ wrappers: ['say-looks'] });
});
afterAll(() => time?.remove());
beforeEach(() => {
  dataDir = mkdtempSync(`${tmpdir()}/am-clock-`);
});
afterEach(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options: ServerOptions, starting = startServer): Promise<void> {
  server = await starting({ dataDir, ...options });
  token = (await operator(server)).authStore.token;
}

const steer = (body: unknown): Promise<CallResponse> => call(server, '/api/am/world', { body, token });

/** Triggers cron's call of the clock, which happens once per minute. */
const callClock = () => call(server, '/api/crons/world', { method: 'POST', token });

const untilHour = async (hour: number) => {
  while ((await worldNow(server)).hour < hour) await sleep(10);
};

describe('the clock after the process was stopped or the machine was asleep', () => {
  it('stays the only one when cron calls it again', async () => {
    await start({ build: time.dir, env: FAST });
    await newFounder(server);
    await untilHour(1);
    for (let stop = 0; stop < 4; stop++) {
      time.move(135_000);
      for (let count = 0; count < 4; count++) expect((await callClock()).status).toBe(204);
    }
    await untilHour((await worldNow(server)).hour + 24 * 2);
    await server.stop();
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('continues within seconds after the system clock was set back', async () => {
    await start({ build: time.dir, env: { AM_WORLD_SPEED: '60' } });
    await untilHour(1);
    const before = await worldNow(server);
    time.move(-3_600_000);
    expect((await worldNow(server)).minute).toBeGreaterThanOrEqual(before.minute);
    await untilHour(before.hour + 3);
  });
});

describe('two clocks, if nothing prevents the second one', () => {
  let build: TestBuild;
  beforeAll(async () => {
    build = await makeTestBuild({ wrappers: ['shared-keys'] });
  });
  afterAll(() => build.remove());

  it('settle no hour twice', async () => {
    await start({ build: build.dir, env: { AM_WORLD_PAUSED: 'true' } });
    await flyingAirline(server, 'Twice Air', 2);
    for (let count = 0; count < 3; count++) await callClock();
    await steer({ paused: false, speed: 3600 });
    await untilHour(24 * 2);
    await server.stop();
    expect(await brokenIn(dataDir)).toEqual([]);
  });
});

describe('the operator', () => {
  it('can advance one request at a time, and cannot change or replay anything during it', async () => {
    await start({}, startPausedWorld);
    await flyingAirline(server, 'Slow Air', 2);
    const { hour } = await worldNow(server);
    const advancing = Promise.all([steer({ advance: 72 }), steer({ advance: 72 })]);
    await untilHour(hour + 1);
    const replay = { traffic: 100, hour: 0, actions: [], parts: [] };
    const responses = [
      await steer({ paused: false }),
      await steer({ speed: 7 }),
      await call(server, '/api/am/world/replay', { body: replay, token }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([409, 409, 409]);
    const both = await advancing;
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [advanced, rejected] = both.sort((one, other) => one.status - other.status);
    expect(rejected?.json.message).toBe('The world is being advanced. Try again when that is done.');
    expect(advanced?.json).toMatchObject({ hour: hour + 72, paused: true, speed: 1 });
    expect(await worldNow(server)).toMatchObject({ hour: hour + 72, paused: true });
    expect((await steer({ advance: 1 })).status).toBe(200);
  });

  it('pauses a world at once although it is settled without a break', async () => {
    await start({ build: time.dir, env: FAST });
    await newFounder(server);
    for (let count = 0; count < 5; count++) {
      await untilHour((await worldNow(server)).hour + 1);
      const { status, json } = await steer({ paused: true });
      expect({ status, paused: json.paused }).toEqual({ status: 200, paused: true });
      const { hour, minute } = await worldNow(server);
      expect(json.hour).toBe(hour);
      await clockLooks(server);
      expect(await worldNow(server)).toMatchObject({ hour, minute, paused: true });
      await steer({ paused: false });
    }
  });

  it('can click several times at once without losing an hour or settling it twice', async () => {
    await start({ env: FAST });
    await newFounder(server);
    const bodies = [{ paused: true }, { paused: false }, { speed: 3600 }, { paused: true, advance: 5 }];
    for (let round = 0; round < 15; round++) {
      const before = (await worldNow(server)).hour;
      const responses = await Promise.all([...bodies, ...bodies].map(steer));
      for (const { status } of responses) expect([200, 409]).toContain(status);
      expect((await worldNow(server)).hour).toBeGreaterThanOrEqual(before);
    }
    await steer({ paused: false });
    await untilHour((await worldNow(server)).hour + 24);
    await server.stop();
    expect(await brokenIn(dataDir)).toEqual([]);
  });
});

describe('the clock in the record of the world', () => {
  it('gives the current minute with the time at which it was written', async () => {
    await start({ env: { AM_WORLD_SPEED: '60' } });
    const superuser = await operator(server);
    for (const change of [{}, { speed: 90 }, { paused: true }, { paused: false }, { speed: 60 }]) {
      await steer(change);
      for (let look = 0; look < 15; look++) {
        const before = await worldNow(server);
        const world = await superuser.collection('world').getFirstListItem('');
        const now = Date.now();
        const after = await worldNow(server);
        const passed = world.paused ? 0 : ((now - world.minute_at) / 1000) * world.speed;
        const told = Math.min(world.minute + passed, (world.hour + 1) * 60);
        expect(told).toBeGreaterThan(before.minute - 2);
        expect(told).toBeLessThan(after.minute + 3);
        await sleep(100);
      }
    }
  });
});
