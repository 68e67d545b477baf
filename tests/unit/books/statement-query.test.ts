import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StatementQuery } from '#game/payloads/statement.ts';
import { client } from '#web/lib/client.ts';
import { statementQuery } from '#web/lib/game/statement.ts';
import { queryClient } from '#web/lib/query-client.ts';

const STATEMENT = { by: 'week', minute: 0, periods: [], storedFrom: 0, valued: 0, sums: [] };
const headers = { 'Content-Type': 'application/json' };

// Only a player asks for statements.
beforeEach(() => client.authStore.save(`a.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.b`, null));
afterEach(() => {
  client.authStore.clear();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each<[choice: string, next: StatementQuery, isKept: boolean]>([
  ['earlier periods', { by: 'week', aircraft: 'a', until: '5' }, true],
  ['another aircraft', { by: 'week', aircraft: 'b' }, false],
  ['a route', { by: 'week', route: 'a' }, false],
  ['the whole airline', { by: 'week' }, false],
  ['another airline', { by: 'week', airline: 'c' }, false],
])('shows the figures of an aircraft while those of %s load', async (_, next, isKept) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(STATEMENT), { headers }));
  const first = statementQuery({ by: 'week', aircraft: 'a' });
  await queryClient.fetchQuery(first);
  const observer = new QueryObserver(queryClient, first);
  const stop = observer.subscribe(() => undefined);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  observer.setOptions(statementQuery(next));
  expect(observer.getCurrentResult().data).toEqual(isKept ? STATEMENT : undefined);
  stop();
});

it('does not ask again for a part that the server does not know', async () => {
  const calls = vi.fn(async () => new Response('{}', { status: 400, headers }));
  vi.stubGlobal('fetch', calls);
  await expect(queryClient.fetchQuery(statementQuery({ by: 'week', route: 'x' }))).rejects.toThrow();
  const observer = new QueryObserver(queryClient, statementQuery({ by: 'week', route: 'y' }));
  const failed = new Promise<void>((resolve) => observer.subscribe(({ isError }) => isError && resolve()));
  await failed;
  expect(calls).toHaveBeenCalledTimes(2);
  observer.destroy();
});
