import PocketBase, { LocalAuthStore } from 'pocketbase';
import { afterEach, describe, expect, it, vi } from 'vitest';

const client = new PocketBase('http://127.0.0.1:1');

afterEach(() => vi.unstubAllGlobals());

/** Runs a call against a server with empty responses and returns the requested address. */
async function addressOf(call: () => Promise<unknown>): Promise<URL> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ items: [], page: 1, perPage: 30, totalItems: 0, totalPages: 0 }));
  });
  await call();
  return new URL(asked[0] ?? '');
}

/** Limits of the product that the SDK implements. Fails if a new version of it changes one. */
describe('limits of the SDK', () => {
  it('has 30 records per page', async () => {
    const url = await addressOf(() => client.collection('airport').getList());
    expect(url.searchParams.get('perPage')).toBe('30');
  });

  it('loads full lists in the requested batch size', async () => {
    const url = await addressOf(() => client.collection('airport').getFullList({ batch: 500 }));
    expect(url.searchParams.get('perPage')).toBe('500');
  });

  it('keeps a session cookie of at most 4,096 bytes', () => {
    const store = new LocalAuthStore();
    const token = `e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;
    const record = { id: 'a', collectionId: 'b', collectionName: 'users', note: 'x'.repeat(10_000) };
    store.save(token, record);
    expect(store.exportToCookie().length).toBeLessThanOrEqual(4096);
  });

  it('has the required delays and time-out of realtime', () => {
    expect(client.realtime).toMatchObject({
      predefinedReconnectIntervals: [200, 300, 500, 1000, 1200, 1500, 2000],
      maxConnectTimeout: 15_000,
    });
  });
});
