import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventSource } from 'eventsource';
import PocketBase from 'pocketbase';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newClient } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startPausedWorld } from '#tests/support/world.ts';
import { toApiError } from '#web/lib/api-error.ts';

// Behaviour of the client library that the product relies on, seen from outside: its requests and its
// treatment of responses.

let server: TestServer;
beforeAll(async () => {
  server = await startPausedWorld();
});
afterAll(() => server?.stop());

/** Returns a client that records the page and its size in every query. */
function watchedClient(): { client: PocketBase; asked: [page: number, perPage: number][] } {
  const client = newClient(server);
  const asked: [number, number][] = [];
  client.beforeSend = (url, options) => {
    asked.push([options.query?.page, options.query?.perPage]);
    return { url, options };
  };
  return { client, asked };
}

describe('lists', () => {
  it('have 30 entries per page by default', async () => {
    const { client, asked } = watchedClient();
    const { perPage, items } = await client.collection('airport').getList();
    expect([perPage, items.length, asked]).toEqual([30, 30, [[1, 30]]]);
  });

  it('are read completely in requested batches of 500', async () => {
    const { client, asked } = watchedClient();
    const filter = 'type = "medium_airport" && continent = "EU"';
    const airports = await client.collection('airport').getFullList({ batch: 500, filter });
    expect(airports.length).toBeGreaterThan(500);
    expect(asked).toEqual([
      [1, 500],
      [2, 500],
    ]);
    expect(new Set(airports.map(({ id }) => id)).size).toBe(airports.length);
  });
});

describe('the session cookie', () => {
  it('has at most 4,096 bytes for any record', () => {
    const { authStore } = new PocketBase(server.url);
    const record = { id: 'x', collectionId: 'y', collectionName: 'users', email: 'a@example.test' };
    for (const length of [0, 1_000, 3_000, 4_000, 5_000, 50_000]) {
      authStore.save('a.b.c', { ...record, username: 'é'.repeat(length) });
      expect(new Blob([authStore.exportToCookie()]).size).toBeLessThanOrEqual(4_096);
    }
  });
});

describe('an aborted call', () => {
  it('has the specified message', async () => {
    const client = new PocketBase(server.url);
    const first = client.collection('airport').getList(1, 1).catch(toApiError);
    const second = client.collection('airport').getList(1, 1);
    await second;
    expect(await first).toMatchObject({ isAbort: true, message: 'The request was autocancelled.' });
  });
});

describe('realtime', () => {
  const GIVES_UP_AFTER = 15_000;
  let deaf: Server;
  const original = globalThis.EventSource;

  beforeAll(async () => {
    // Accepts connections and stays silent.
    deaf = createServer(() => {});
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    deaf.closeAllConnections();
    deaf.close();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    globalThis.EventSource = original;
  });

  it('gives up a connection after 15 s', async () => {
    globalThis.EventSource = EventSource as unknown as typeof globalThis.EventSource;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = new PocketBase(`http://127.0.0.1:${(deaf.address() as AddressInfo).port}`);
    let failed: unknown;
    const subscribed = client.realtime.subscribe('airport', () => {}).catch((error) => (failed = error));
    await vi.advanceTimersByTimeAsync(GIVES_UP_AFTER - 100);
    expect(failed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    await subscribed;
    expect(String((failed as { originalError?: unknown }).originalError)).toContain('took too long');
  });

  it('retries after 200, 300, 500, 1,000, 1,200, 1,500 and 2,000 ms, and then every 2,000', async () => {
    globalThis.EventSource = EventSource as unknown as typeof globalThis.EventSource;
    const leaving = await startPausedWorld();
    const client = new PocketBase(leaving.url);
    await client.realtime.subscribe('airport', () => {});
    // Checks the planned pauses instead of waiting for them, because a busy machine does not change them.
    const PAUSES = [200, 300, 500, 1_000, 1_200, 1_500, 2_000, 2_000];
    const pauses: (number | undefined)[] = [];
    const { setTimeout } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, pause?: number) => {
      const isRetry = new Error().stack?.includes('/pocketbase/') && pause !== GIVES_UP_AFTER;
      if (!isRetry) return setTimeout(run, pause);
      pauses.push(pause);
      return setTimeout(pauses.length < PAUSES.length ? run : () => {}, 1);
    }) as typeof setTimeout);
    await leaving.stop();
    await expect.poll(() => pauses).toEqual(PAUSES);
    await client.realtime.unsubscribe();
  });
});
