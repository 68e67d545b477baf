import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, call, type Founder, newFounder } from '../support/api.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { makeTestBuild, type TestBuild } from '../support/test-build.ts';

const PAUSED = { AM_WORLD_PAUSED: 'true' };
/** Makes a call slow and the gate narrow, so that a handful of calls fills it. */
const narrowed = (source: string) =>
  source
    .replace('var RUNNING = 12;', 'var RUNNING = 1;')
    .replace('var WAITING = 120;', 'var WAITING = 2;')
    .replace(/function viewDelivery\(e\) \{/, '$& sleep(800);')
    .replace(/function viewResearch\(e\) \{/, '$& sleep(500);');

let build: TestBuild;
let server: TestServer;
let player: Founder;

beforeAll(async () => {
  build = makeTestBuild({ hooks: narrowed });
  server = await startServer({ build: build.dir, env: PAUSED, limits: true });
  player = await newFounder(server);
});
afterAll(async () => {
  await server?.stop();
  build?.remove();
});

const get = (path: string, token = player.token): Promise<Answer> => call(server, path, { token });

describe('the gate', () => {
  it('lets calls wait, and refuses the rest with 503 and when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/api/am/delivery')));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(refused).toHaveLength(5);
    for (const { headers, json } of refused) {
      expect(headers.get('retry-after')).toBe('1');
      expect(json.message).toBe('The server is busy. Try again in a moment.');
    }
  });

  it('is open again afterwards, also after a call that failed', async () => {
    for (let round = 0; round < 3; round++) expect((await get('/api/am/market')).status).toBe(400);
    expect((await get('/api/am/delivery')).status).toBe(200);
  });

  it('does not concern pages, records and health', async () => {
    const slow = get('/api/am/delivery');
    const paths = ['/api/health', '/api/am/config', '/api/collections/airline/records'];
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await slow;
  });
});

describe('an expensive call', () => {
  const research = () => get(`/api/am/research?from=${player.airline.hub}`);

  it('runs once at a time for each player', async () => {
    const [first, second] = await Promise.all([research(), research()]);
    const statuses = [first?.status, second?.status].sort();
    expect(statuses).toEqual([200, 429]);
  });
});

describe('calls in a minute', () => {
  it('are limited for each player, not for others', async () => {
    const normal = await startServer({ env: PAUSED, limits: true });
    try {
      const [one, other] = [await newFounder(normal), await newFounder(normal)];
      const exported = (token: string) => call(normal, '/api/am/account/export', { token });
      for (let count = 0; count < 6; count++) expect((await exported(one.token)).status).toBe(200);
      const { status, json } = await exported(one.token);
      expect([status, json.message]).toEqual([
        429,
        'At most 6 requests of this kind in a minute. Try again soon.',
      ]);
      expect((await exported(other.token)).status).toBe(200);
    } finally {
      await normal.stop();
    }
  });
});
