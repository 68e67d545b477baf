import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { type MovableTime, movableTime } from '#tests/support/build/movable-time.ts';
import { clockLooks } from '#tests/support/clock-looks.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { tryAct, worldNow } from '#tests/support/world.ts';

const MINUTE = 60_000;
/** The default, although test servers never rest. */
const DEFAULT = { AM_WORLD_IDLE_MINUTES: '' };

let time: MovableTime;
let dataDir: string;
let server: TestServer;
let player: Founder;

beforeAll(async () => {
  time = await movableTime({ wrappers: ['say-looks'] });
});
afterAll(() => time.remove());
beforeEach(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-rest-`);
});
afterEach(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = DEFAULT) => {
  server = await startServer({ dataDir, build: time.dir, env });
};
const startWithPlayer = async (env?: Record<string, string>) => {
  await start(env);
  player = await newFounder(server);
};
const resting = async () => (await worldNow(server)).resting;
const untilResting = (wanted: boolean) => expect.poll(resting, { timeout: 30_000 }).toBe(wanted);
const present = () => call(server, '/api/am/present', { method: 'POST', token: player.token });
const steer = async (body: unknown) =>
  call(server, '/api/am/world', { body, token: (await operator(server)).authStore.token });

/** Lets the last player leave for long enough. An hour at once would be settled hour by hour. */
async function letRest(): Promise<void> {
  time.move(40 * MINUTE);
  await untilResting(true);
}

describe('a world without players', () => {
  it('rests after 40 minutes without input, not before, and reads do not count', async () => {
    await startWithPlayer();
    time.move(39 * MINUTE);
    await player.client.collection('route').getFullList();
    await clockLooks(server);
    expect(await resting()).toBe(false);
    time.move(MINUTE);
    await untilResting(true);
    // The line may be read after the state that it announces.
    await expect.poll(() => server.log()).toContain('The world rests because nobody plays.');
  });

  it('does not move while it rests, is healthy, and skips nothing when a player comes back', async () => {
    // At this speed, the requests of this test take less than thirty game minutes on any machine.
    await startWithPlayer({ ...DEFAULT, AM_WORLD_SPEED: '0.05' });
    await letRest();
    const before = await worldNow(server);
    time.move(1000 * MINUTE);
    await clockLooks(server);
    const { minute, hour } = await worldNow(server);
    expect({ minute, hour }).toEqual({ minute: before.minute, hour: before.hour });
    const { status, json } = await call(server, '/api/am/health');
    expect({ status, json }).toMatchObject({ status: 200, json: { data: { resting: true, paused: false } } });
    const port = new URL(server.url).port;
    expect((await runCommand(['health'], { dataDir, env: { PORT: port } })).code).toBe(0);

    expect((await present()).status).toBe(204);
    await untilResting(false);
    const after = await worldNow(server);
    expect(after.minute - before.minute).toBeLessThan(30);
    await steer({ speed: 3600 });
    await expect.poll(async () => (await worldNow(server)).hour).toBeGreaterThan(before.hour + 5);
    await server.stop();
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('is awake while a player moves the pointer, acts, or loads the page', async () => {
    await startWithPlayer();
    const visits = [
      present,
      () => tryAct(server, player, 'notices.read', {}),
      () => player.client.collection('users').authRefresh(),
    ];
    for (const visit of visits) {
      time.move(35 * MINUTE);
      await visit();
      time.move(35 * MINUTE);
      await clockLooks(server);
      expect(await resting()).toBe(false);
      time.move(5 * MINUTE);
      await untilResting(true);
      await visit();
      await untilResting(false);
    }
  });

  it('keeps resting after a restart, and counts no uptime', async () => {
    await startWithPlayer();
    await letRest();
    const superuser = await operator(server);
    const before = await worldNow(server);
    const uptime = async () => (await superuser.collection('world').getFullList())[0]?.uptime;
    const counted = await uptime();
    time.move(MINUTE);
    await clockLooks(server);
    time.move(MINUTE);
    await clockLooks(server);
    expect(await uptime()).toBe(counted);
    await server.stop();
    await start();
    await clockLooks(server);
    expect(await worldNow(server)).toMatchObject({ resting: true, minute: before.minute });
    await present();
    await untilResting(false);
  });

  it('wakes when its operator resumes it, and stays asleep when it is paused', async () => {
    await startWithPlayer();
    await letRest();
    expect((await steer({ paused: true })).json).toMatchObject({ paused: true, resting: true });
    await present();
    await untilResting(false);
    expect(await worldNow(server)).toMatchObject({ paused: true });
    await steer({ paused: false });
    await letRest();
    expect((await steer({ paused: false })).json).toMatchObject({ paused: false, resting: false });
    await clockLooks(server);
    expect(await resting()).toBe(false);
  });
});

describe('the number of minutes', () => {
  it('is stored with a new world, overridden by the variable, and stays 0 at a start that does not set it', async () => {
    await start();
    expect((await worldNow(server)).idle_minutes).toBe(30);
    await server.stop();
    await start({ AM_WORLD_IDLE_MINUTES: '5' });
    expect((await worldNow(server)).idle_minutes).toBe(5);
    time.move(15 * MINUTE);
    await untilResting(true);
    await server.stop();
    await start({ AM_WORLD_IDLE_MINUTES: '0' });
    expect(await worldNow(server)).toMatchObject({ idle_minutes: 0, resting: false });
    time.move(300 * MINUTE);
    await clockLooks(server);
    expect(await resting()).toBe(false);
    await server.stop();
    await start();
    expect((await worldNow(server)).idle_minutes).toBe(0);
  });
});
