// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { verifyOnce } from '#web/features/people/auth/verify-once.ts';

afterEach(() => vi.unstubAllGlobals());

/** Fakes a server with a fixed status. Returns the requested paths. */
function serverThatSays(status: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://localhost').pathname);
    return status === 204 ? new Response(null, { status }) : Response.json({}, { status });
  });
  return asked;
}

describe('verifyOnce', () => {
  it('sends a token once, however often the page calls it', async () => {
    const asked = serverThatSays(204);
    const both = await Promise.all([verifyOnce('good'), verifyOnce('good')]);
    expect([...both, await verifyOnce('good')]).toEqual(['verified', 'verified', 'verified']);
    expect(asked).toEqual(['/api/collections/users/confirm-verification']);
  });

  it('reports a rejected token', async () => {
    serverThatSays(400);
    expect(await verifyOnce('bad')).toBe('rejected');
  });

  it('reports an error, and sends the token again on request', async () => {
    serverThatSays(502);
    expect(await verifyOnce('late')).toMatchObject({ error: { status: 502 } });
    serverThatSays(204);
    expect(await verifyOnce('late')).toBe('verified');
  });
});
