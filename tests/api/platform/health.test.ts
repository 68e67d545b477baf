import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OPENING_HOURS } from '#game/rivals/reviews.ts';
import { RIVALS_DEFAULT } from '#game/world/temperament.ts';
import { limitsCalls, locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { call, operator } from '#tests/support/api.ts';
import { type MovableTime, movableTime } from '#tests/support/build/movable-time.ts';
import { clockLooks } from '#tests/support/clock-looks.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { startPausedWorld, worldNow } from '#tests/support/world.ts';

/** Upstream's binary responds to /api/health itself. */
const isOurs = limitsCalls(await locatePocketbase());
const PATHS = isOurs ? ['/api/health', '/api/am/health'] : ['/api/am/health', '/api/am/health'];
const [PATH = ''] = PATHS;

let time: MovableTime;
let server: TestServer;

beforeAll(async () => {
  // Shortened, because a test should not wait for a minute.
  time = await movableTime({ figures: { MAX_LATE: 2_000 }, wrappers: ['say-looks'] });
});
afterAll(() => time.remove());
afterEach(() => server.stop());

const statuses = () =>
  Promise.all(PATHS.map(async (path) => (await call(server, path)).status)).then((list) => list.join(' '));

/** Runs the image's health check. */
const healthCommand = () =>
  runCommand(['health'], { dataDir: server.dataDir, env: { PORT: new URL(server.url).port } });

/** Stops the server's files from growing, like a full disk. Mounting one would need more rights. */
const fillDisk = (isFull: boolean) =>
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${isFull ? 4096 : 'unlimited'}:unlimited`]);

describe('the health call', () => {
  it('gives the hour and the time since it was settled', async () => {
    server = await startServer({ build: time.dir, env: { AM_WORLD_SPEED: '3600' } });
    // The call reads the clock, which moves after the record of the world.
    await expect.poll(async () => (await call(server, PATH)).json.data?.hour).toBeGreaterThan(0);
    for (const path of PATHS) {
      const { status, json } = await call(server, path);
      expect({ status, json }).toMatchObject({
        status: 200,
        json: { message: 'API is healthy.', code: 200, data: { paused: false } },
      });
      expect(json.data?.hour).toBeGreaterThan(0);
      expect(json.data?.seconds_since_hour).toBeLessThan(60);
    }
    expect((await call(server, PATH)).headers.get('cache-control')).toBe('no-store');
  });

  it('fails while the disk is full, and succeeds again afterwards', async () => {
    server = await startServer({ build: time.dir, env: { AM_WORLD_SPEED: '3600' } });
    await expect.poll(async () => (await worldNow(server)).hour).toBeGreaterThan(0);
    expect(await statuses()).toBe('200 200');
    fillDisk(true);
    await expect.poll(statuses).toBe('503 503');
    const { json } = await call(server, PATH);
    const problem = isOurs
      ? /^The server cannot write to its disk: /
      : /^The world is not advancing: its last hour was settled/;
    expect(json.message).toMatch(problem);
    await expect
      .poll(() => server.log())
      .toContain('An hour of the world could not be settled and will be tried again');
    const { code, output } = await healthCommand();
    expect(code).toBe(1);
    expect(output).toMatch(/responded with 503\. The (server cannot write|world is not advancing)/);
    fillDisk(false);
    await expect.poll(statuses).toBe('200 200');
    // Not at once: the clock rests for five seconds after a failure, and the world is late again for some of them.
    await expect.poll(async () => (await healthCommand()).code).toBe(0);
  });

  it('succeeds while the world is paused, and no later', async () => {
    server = await startPausedWorld({ build: time.dir, env: { AM_WORLD_SPEED: '3600' } });
    time.move(60_000);
    await clockLooks(server);
    expect(await statuses()).toBe('200 200');
  });

  it('gives the dashboard what it reads from PocketBase’s health call', async () => {
    server = await startPausedWorld();
    const { token } = (await operator(server)).authStore;
    for (const headers of [undefined, { 'X-Forwarded-For': '10.0.0.1' }])
      expect((await call(server, PATH, { token, headers })).json.data).toMatchObject({
        canBackup: true,
        realIP: '127.0.0.1',
        possibleProxyHeader: headers ? 'X-Forwarded-For' : '',
      });
    expect((await call(server, PATH)).json.data).not.toHaveProperty('realIP');
  });
});

describe.runIf(isOurs)('a new world with rivals', () => {
  // With limits, because lifting them is a call.
  const start = (count: number, dataDir?: string) =>
    startPausedWorld({ dataDir, limits: true, env: { AM_WORLD_RIVALS: String(count) } });
  const rivals = async () => (await operator(server)).collection('airline').getFullList();

  it('is healthy and serves its page before it is open, while other calls wait', async () => {
    // As many as usual, so that the opening takes much longer than the first two calls.
    server = await start(RIVALS_DEFAULT);
    expect((await call(server, PATH)).json.data?.hour).toBeLessThan(OPENING_HOURS - 1);
    expect((await call(server, '/')).status).toBe(200);
    expect(await rivals()).toHaveLength(RIVALS_DEFAULT);
    expect((await call(server, PATH)).json.data?.hour).toBe(OPENING_HOURS - 1);
  });

  it('goes on after a kill during its opening', async () => {
    const dataDir = mkdtempSync(`${tmpdir()}/am-opening-`);
    try {
      server = await start(3, dataDir);
      await server.stop('SIGKILL');
      server = await start(3, dataDir);
      expect(await rivals()).toHaveLength(3);
      expect(await brokenIn(dataDir)).toEqual([]);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
