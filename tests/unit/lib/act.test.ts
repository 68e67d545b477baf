import { afterEach, expect, it, vi } from 'vitest';
import { rulesOf } from '#game/airline/rules.ts';
import { act, staleAfter } from '#web/lib/act.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { forgetRevision, isNews } from '#web/lib/revision.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetRevision();
});

it('returns the response of an action without its revision', async () => {
  const headers = { 'Content-Type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response('{"auto_c":true,"revision":7}', { headers }));
  const rules = await act('rules.set', { auto_c: true });
  expect(rules).toEqual({ auto_c: true });
  expect(rulesOf(rules).auto_c).toBe(true);
  expect(isNews({ revision: 7 })).toBe(false);
  expect(isNews({ revision: 8 })).toBe(true);
});

it('reloads the markets after actions on routes, the fuel price after a hedge, and only messages after a message', () => {
  expect(staleAfter('route.undo')).toEqual(['own', 'airline', 'market']);
  expect(staleAfter('timetable.set')).toEqual(['own', 'airline', 'market']);
  expect(staleAfter('fuel.hedge')).toEqual(['own', 'airline', 'world']);
  expect(staleAfter('fleet.lease')).toEqual(['own', 'airline', 'exchange']);
  expect(staleAfter('offer.make')).toEqual(['own', 'airline', 'exchange']);
  expect(staleAfter('loan.take')).toEqual(['own', 'airline']);
  expect(staleAfter('message.send')).toEqual(['messages']);
});

it('reloads the data of a rejected action too', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 400 }));
  const key = [KEYS.market, 'a', 'b'] as const;
  queryClient.setQueryData(key, {});
  await expect(act('route.close', { route: 'abc' })).rejects.toThrow();
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

it('does not reload the data of an airline that has ended', async () => {
  const headers = { 'Content-Type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response('{"revision":8}', { headers }));
  const [gone, other] = [[KEYS.own, 'book', 'gone'] as const, [KEYS.own, 'book', 'other'] as const];
  for (const key of [gone, other]) queryClient.setQueryData(key, {});
  await act('share.merge', { airline: 'gone' }, undefined, 'gone');
  expect([gone, other].map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([false, true]);
});
