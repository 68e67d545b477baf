import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limitsCalls, locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { airportsPath } from '#tests/support/airports-file.ts';
import { type CallResponse, call, type Founder, newFounder } from '#tests/support/api.ts';
import { GO, STARTED } from '#tests/support/build/marks.ts';
import { makeTestBuild, type TestBuild } from '#tests/support/build/test-build.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const PAUSED = { AM_WORLD_PAUSED: 'true' };
const isLimited = limitsCalls(await locatePocketbase());

let build: TestBuild;
let server: TestServer;
let player: Founder;

beforeAll(async () => {
  build = await makeTestBuild({ wrappers: ['slow-actions', 'slow-views'] });
});
afterAll(() => build?.remove());
afterEach(() => server?.stop());

/**
 * Starts a server.
 * @param calls maximum number of concurrent calls; by default as in the image
 */
async function start(calls?: number): Promise<void> {
  server = await startServer({ build: build.dir, env: PAUSED, limits: true, hooksPool: calls });
  player = await newFounder(server);
}
const open = (): Socket => connect(Number(new URL(server.url).port), '127.0.0.1');
const hasStarted = () => expect.poll(() => existsSync(`${server.dataDir}/${STARTED}`)).toBe(true);

/** Opens a connection and sends the head of an action whose body has the given number of bytes. */
function announce(bytes: number): Socket {
  const sender = open();
  sender.write(
    `POST /api/am/act/timetable.set HTTP/1.1\r\nHost: x\r\nAuthorization: ${player.token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${bytes}\r\nExpect: 100-continue\r\n\r\n`,
  );
  return sender;
}

/** Waits until the server reads the body. */
async function isRead(sender: Socket): Promise<void> {
  expect(String((await once(sender, 'data'))[0])).toContain('100 Continue');
}

const statusOf = async (sender: Socket) => Number(String((await once(sender, 'data'))[0]).split(' ')[1]);

const get = (path: string, token = player.token): Promise<CallResponse> => call(server, path, { token });

describe.runIf(isLimited)('a busy server', () => {
  it('queues calls, and rejects the rest with 503 and a time to retry', async () => {
    await start(1);
    const responses = await Promise.all(Array.from({ length: 30 }, () => get('/api/am/delivery')));
    const rejected = responses.filter(({ status }) => status === 503);
    const served = responses.filter(({ status }) => status === 200);
    // One runs and 20 wait. In the ten seconds of waiting, at most 12 complete and one more has begun.
    expect(served.length).toBeGreaterThanOrEqual(1);
    expect(served.length).toBeLessThanOrEqual(13);
    expect(rejected).toHaveLength(30 - served.length);
    for (const { headers, json } of rejected) {
      expect(headers.get('retry-after')).toBe('1');
      expect(json.message).toBe('The server is busy. Try again in a moment.');
    }
  });

  it('has all its slots again afterwards, even after failed calls', async () => {
    await start(2);
    for (let round = 0; round < 5; round++) expect((await get('/api/am/market')).status).toBe(400);
    expect((await get('/api/am/delivery')).status).toBe(200);
  });

  it('limits records and the page as well, but responds to health, files and streams at once', async () => {
    await start(1);
    const airports = await airportsPath(server);
    const slow = get('/api/am/traffic');
    await hasStarted();
    const waiting = ['/', '/api/collections/airline/records'].map((path) => get(path));
    for (const path of ['/api/health', '/api/am/health', airports])
      expect((await get(path)).status).toBe(200);
    const stream = await fetch(`${server.url}/api/realtime`);
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503]);
    writeFileSync(`${server.dataDir}/${GO}`, '');
    expect((await slow).status).toBe(200);
  });

  it('serves reads while writes wait', async () => {
    await start(3);
    let written = 0;
    const acting = Array.from({ length: 5 }, async () => {
      const path = '/api/am/act/notices.read';
      const { status } = await call(server, path, { method: 'POST', token: player.token, body: {} });
      written += 1;
      return status;
    });
    await hasStarted();
    expect((await get('/api/am/config')).status).toBe(200);
    expect(written).toBe(0);
    writeFileSync(`${server.dataDir}/${GO}`, '');
    expect(await Promise.all(acting)).toEqual([200, 200, 200, 200, 200]);
  });

  it('does not wait for a client that reads a large answer slowly', async () => {
    await start(1);
    const reader = open().pause();
    reader.write(`GET /api/am/economy HTTP/1.1\r\nHost: x\r\nAuthorization: ${player.token}\r\n\r\n`);
    await hasStarted();
    expect((await get('/api/am/config')).status).toBe(200);
    reader.destroy();
  });

  it('rejects a body without a length, because it could be sent slowly', async () => {
    await start();
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{}'));
        stream.close();
      },
    });
    const options = { method: 'POST', body, duplex: 'half' } as RequestInit;
    expect((await fetch(`${server.url}/api/am/airline/preview`, options)).status).toBe(411);
  });

  it('does not wait for clients that send large bodies slowly', async () => {
    await start(3);
    writeFileSync(`${server.dataDir}/${GO}`, '');
    const senders = Array.from({ length: 6 }, () => announce(1_000_000));
    await Promise.race(senders.map(isRead));
    const path = '/api/am/act/notices.read';
    const read = { method: 'POST', token: player.token, body: { notices: [] } };
    expect((await call(server, path, read)).status).toBe(200);
    for (const sender of senders) sender.destroy();
  });

  it('ends the slowest of too many clients that send large bodies, and serves the others', async () => {
    await start(3);
    writeFileSync(`${server.dataDir}/${GO}`, '');
    const bytes = 1_000_000;
    const senders: Socket[] = [];
    const statuses: Promise<number>[] = [];
    // One after another, so that the first waits longest.
    for (let count = 0; count < 60; count++) {
      const sender = announce(bytes);
      await isRead(sender);
      senders.push(sender);
      // From now on: the server may end it while others are read.
      statuses.push(statusOf(sender));
      sender.write('['.repeat(bytes - 1));
    }
    expect(await statuses[0]).toBe(408);
    senders.at(-1)?.write('[');
    expect(await statuses.at(-1)).toBe(400);
    for (const sender of senders) sender.destroy();
  });
});

describe('an expensive call', () => {
  const research = () => get(`/api/am/research?from=${player.airline.hub}`);

  it('runs once at a time for each player', async () => {
    await start();
    const [first, second] = await Promise.all([research(), research()]);
    const statuses = [first?.status, second?.status].sort();
    expect(statuses).toEqual([200, 429]);
  });
});

describe('calls per minute', () => {
  it('are limited per player', async () => {
    await start();
    const other = await newFounder(server);
    const exported = (token: string) => get('/api/am/account/export', token);
    for (let count = 0; count < 6; count++) expect((await exported(player.token)).status).toBe(200);
    const { status, json } = await exported(player.token);
    expect([status, json.message]).toEqual([
      429,
      'At most 6 requests of this kind are allowed per minute. Try again soon.',
    ]);
    expect((await exported(other.token)).status).toBe(200);
  });
});
