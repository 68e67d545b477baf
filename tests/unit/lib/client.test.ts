import { afterEach, describe, expect, it, vi } from 'vitest';
import { airlineQuery } from '#web/lib/airline.ts';
import { client } from '#web/lib/client.ts';
import { queryClient } from '#web/lib/query-client.ts';

const TOKEN = 'a.session.token';
const JSON_TYPE = { headers: { 'Content-Type': 'application/json' } };

const respondWith = (response: Response) => vi.stubGlobal('fetch', async () => response);
const refresh = () => client.collection('users').authRefresh();

/** Returns a body that breaks off, as after a lost connection. */
const broken = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"token":"n'));
      controller.error(new TypeError('network error'));
    },
  });

afterEach(() => {
  vi.unstubAllGlobals();
  client.authStore.clear();
});

describe('a session', () => {
  for (const [what, response] of [
    ['breaks off', () => new Response(broken(), JSON_TYPE)],
    [
      'is a page of somebody else',
      () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ] as const) {
    it(`survives a refresh whose response ${what}`, async () => {
      client.authStore.save(TOKEN, null);
      respondWith(response());
      await expect(refresh()).rejects.toMatchObject({ name: 'ApiError', status: 0 });
      expect(client.authStore.token).toBe(TOKEN);
    });
  }

  it('does not begin again when it has ended before a refresh is answered', async () => {
    client.authStore.save(TOKEN, { id: 'one', collectionId: 'users', collectionName: 'users' });
    let answer = (_: Response) => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', () => answered);
    const refreshed = refresh();
    client.authStore.clear();
    answer(Response.json({ token: 'next', record: { id: 'one' } }));
    await expect(refreshed).rejects.toMatchObject({ name: 'ApiError', isAbort: true });
    expect(client.authStore.token).toBe('');
  });

  it('is refreshed with the new token if that is being replaced', async () => {
    client.authStore.save(TOKEN, { id: 'one', collectionId: 'users', collectionName: 'users' });
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_: unknown, { headers }: RequestInit) => {
      sent.push(new Headers(headers).get('Authorization') ?? '');
      return Response.json({ token: 'next', record: { id: 'one' } });
    });
    let finish = () => {};
    const replaced = client.replaceToken(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      client.authStore.save('next', { id: 'one', collectionId: 'users', collectionName: 'users' });
    });
    const refreshed = refresh();
    await Promise.resolve();
    expect(sent).toEqual([]);
    finish();
    await Promise.all([replaced, refreshed]);
    expect(sent).toEqual(['next']);
  });

  it('uses the new token of a complete response, and ends if the server rejects it', async () => {
    client.authStore.save(TOKEN, null);
    respondWith(Response.json({ token: 'next', record: { id: 'one' } }));
    await refresh();
    expect(client.authStore.token).toBe('next');
    respondWith(Response.json({ status: 401, message: 'No.', data: {} }, { status: 401 }));
    await expect(refresh()).rejects.toMatchObject({ status: 401, message: 'No.' });
    expect(client.authStore.token).toBe('');
  });
});

it('asks nothing without a token when another tab has just ended the session', async () => {
  const storage = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    sent.push(url);
    return Response.json({ id: 'mine' });
  });
  const user = { id: 'one', collectionId: 'users', collectionName: 'users' };
  client.authStore.save(`a.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.b`, user);
  const ask = (id: string) => queryClient.fetchQuery({ ...airlineQuery(id), retry: false });
  expect(await ask('mine')).toMatchObject({ id: 'mine' });
  // The event of it arrives later.
  storage.clear();
  await expect(ask('another')).rejects.toThrow();
  expect(sent).toHaveLength(1);
});

it('asks for nothing that only players may see once the session has ended', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return Response.json({});
  });
  await expect(client.send('/api/am/skip', {})).rejects.toMatchObject({ name: 'ApiError', isAbort: true });
  await client.send('/api/am/config', {});
  expect(sent).toEqual([expect.stringContaining('/api/am/config')]);
});

it('accepts a response without a body', async () => {
  respondWith(new Response(null, { status: 204 }));
  await expect(client.collection('users').requestVerification('a@example.test')).resolves.toBe(true);
});

describe('a busy server', () => {
  const busy = () =>
    Response.json(
      { status: 503, message: 'Busy.', data: {} },
      { status: 503, headers: { 'Retry-After': '1' } },
    );
  const request = () => client.collection('users').requestVerification('a@example.test');

  function respondInTurn(responses: Response[]) {
    vi.useFakeTimers();
    const fetched = vi.fn(async () => responses.shift() ?? busy());
    vi.stubGlobal('fetch', fetched);
    return fetched;
  }
  afterEach(() => void vi.useRealTimers());

  it('is called again after a while', async () => {
    const fetched = respondInTurn([busy(), new Response(null, { status: 204 })]);
    const response = request();
    await vi.advanceTimersByTimeAsync(400);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_200);
    await expect(response).resolves.toBe(true);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is called at most three times', async () => {
    const fetched = respondInTurn([]);
    const response = expect(request()).rejects.toMatchObject({ status: 503, message: 'Busy.' });
    await vi.advanceTimersByTimeAsync(10_000);
    await response;
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('is not called again without a retry time', async () => {
    const fetched = respondInTurn([
      Response.json({ status: 503, message: 'No mail.', data: {} }, { status: 503 }),
    ]);
    await expect(request()).rejects.toMatchObject({ message: 'No mail.' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
