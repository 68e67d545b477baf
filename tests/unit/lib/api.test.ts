import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { callInTurn } from '#web/lib/api.ts';
import { client } from '#web/lib/client.ts';
import { researchQuery } from '#web/lib/game/research.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** Stubs a server that answers the oldest call with each `answer()`. */
function stubServer() {
  const user = { id: 'one', collectionId: 'users', collectionName: 'users' };
  client.authStore.save(`a.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.b`, user);
  const sent: string[] = [];
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    sent.push(url.replace(/^.*\/api\/am\//, ''));
    return new Promise<Response>((resolve, reject) => {
      waiting.push(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const answer = async (response = Response.json({})) => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.(response);
  };
  return { sent, answer };
}

afterEach(() => {
  vi.unstubAllGlobals();
  client.authStore.clear();
  queryClient.clear();
});

it('asks for the rankings of several airports one after the other', async () => {
  const { sent, answer } = stubServer();
  const asked = ['aaa', 'bbb', 'ccc'].map((from) =>
    queryClient.fetchQuery({ ...researchQuery(from), retry: false }).catch(() => null),
  );
  await vi.waitFor(() => expect(sent).toEqual(['research?from=aaa']));
  // A refused call does not hold up the others.
  await answer(Response.json({ message: 'Busy.' }, { status: 429 }));
  await vi.waitFor(() => expect(sent).toEqual(['research?from=aaa', 'research?from=bbb']));
  await answer();
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  await answer();
  await Promise.all(asked);
});

it('waits for a cancelled call that the server still works on, and sends none cancelled before', async () => {
  const { sent, answer } = stubServer();
  const cancel = new AbortController();
  const ask = (path: string, signal?: AbortSignal) => callInTurn(`/api/am/${path}`, z.object({}), { signal });
  const first = ask('fares?from=a', cancel.signal);
  const second = ask('fares?from=b', cancel.signal);
  const third = ask('fares?from=c');
  const other = ask('moves');
  await vi.waitFor(() => expect(sent).toEqual(['fares?from=a', 'moves']));
  cancel.abort();
  await answer();
  await expect(first).resolves.toEqual({});
  await expect(second).rejects.toThrow();
  await vi.waitFor(() => expect(sent).toEqual(['fares?from=a', 'moves', 'fares?from=c']));
  await answer();
  await answer();
  await Promise.all([third, other]);
});
