import { afterEach, expect, it, vi } from 'vitest';
import { rulesOf } from '#game/airline/rules.ts';
import { act } from '#web/lib/act.ts';
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
