import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { airportId, call, newClient, newFounder, operator, PASSWORD, unique } from '#tests/support/api.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const start = async (env: Record<string, string> = {}) => {
  server = await startServer({ limits: true, env });
  return server;
};
afterEach(() => server?.stop());

/** Sends requests, a few at a time. Returns how many were rejected by the rate limit. */
async function rejectedOf(total: number, path: string, options: Parameters<typeof call>[2]): Promise<number> {
  let rejected = 0;
  let left = total;
  const worker = async () => {
    while (left-- > 0) if ((await call(server, path, options)).status === 429) rejected++;
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return rejected;
}

const users = '/api/collections/users';

/** One of PocketBase's rules. */
interface RateLimit {
  label: string;
  maxRequests: number;
  duration: number;
}
/** The label of the rule for everything else, mostly reads, and a limit that every machine reaches. */
const [READS, FEW] = ['/api/', { maxRequests: 20, duration: 3_600 }] as const;

describe('rate limits apply at their number', () => {
  it('to each kind of call', async () => {
    await start();
    // Empty bodies count and cost the server nothing.
    for (const [path, allowed] of [
      [`${users}/auth-with-password`, 60],
      [`${users}/records`, 60],
      [`${users}/request-verification`, 60],
      [`${users}/confirm-verification`, 60],
      [`${users}/request-password-reset`, 20],
      [`${users}/confirm-password-reset`, 20],
      [`${users}/request-email-change`, 20],
      [`${users}/confirm-email-change`, 20],
      ['/api/collections/_superusers/auth-with-password', 10],
      ['/api/am/airline', 600],
      ['/api/collections/ledger/records', 300],
    ] as const) {
      expect([path, await rejectedOf(allowed, path, { body: {} })]).toEqual([path, 0]);
      const { status, headers, json } = await call(server, path, { body: {} });
      expect([path, status, json.status]).toEqual([path, 429, 429]);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      // Other calls still work.
      expect((await call(server, '/api/collections/airport/records?perPage=1')).status).toBe(200);
    }
  });

  it('updates and deletions: 300 per minute', async () => {
    await start();
    for (const method of ['PATCH', 'DELETE']) {
      const path = `${users}/records/nobody`;
      expect(await rejectedOf(300, path, { method, body: {} })).toBe(0);
      expect(await rejectedOf(10, path, { method, body: {} })).toBe(10);
    }
  });

  it('reads: 1,000 in ten seconds', async () => {
    await start();
    const superuser = await operator(server);
    const { rateLimits } = (await superuser.settings.getAll()) as { rateLimits: { rules: RateLimit[] } };
    const [reads] = rateLimits.rules.filter(({ label }) => label === READS);
    expect(reads).toMatchObject({ maxRequests: 1_000, duration: 10 });
    // Lowered, because a slow machine never reaches a hundred requests per second.
    const rules = rateLimits.rules.map((rule) => (rule === reads ? { ...rule, ...FEW } : rule));
    await superuser.settings.update({ rateLimits: { rules } });
    const path = '/api/collections/airport/records?perPage=1&skipTotal=1';
    expect(await rejectedOf(FEW.maxRequests + 5, path, {})).toBe(5);
    expect((await call(server, '/')).status).not.toBe(429);
  });

  it('the operator: no limit', async () => {
    await start();
    const { authStore } = await operator(server);
    const path = `${users}/records/nobody`;
    expect(await rejectedOf(320, path, { method: 'PATCH', body: {}, token: authStore.token })).toBe(0);
  });
});

/** Sends a request again if the server is busy, as the page does. */
const asThePage: typeof fetch = async (...request) => {
  for (let tries = 1; ; tries++) {
    const response = await fetch(...request);
    if (response.status !== 503 || tries === 3) return response;
    await sleep(1_000 * Number(response.headers.get('Retry-After')));
  }
};

describe('rate limits are high enough', () => {
  it('for open pages of finance, which reload after each settled hour', async () => {
    await start();
    const { token } = await newFounder(server);
    const paths = ['bank', 'cash', 'insolvency', 'statement?by=week'];
    for (let count = 0; count < 100; count++)
      for (const path of paths) {
        const { status } = await call(server, `/api/am/${path}`, { token });
        expect([path, count, status]).toEqual([path, count, 200]);
      }
  });

  it('for a class of thirty that signs up, verifies and founds at once from one address', async () => {
    await start();
    const hub = await airportId(server, 'AMS');
    const pupil = async () => {
      const client = newClient(server);
      client.beforeSend = (url, options) => ({ url, options: { ...options, fetch: asThePage } });
      const email = `pupil-${unique()}@example.test`;
      const account = { email, password: PASSWORD };
      // Each first mistypes the repeated password.
      await client
        .collection('users')
        .create(account)
        .catch(() => {});
      await client.collection('users').create({ ...account, passwordConfirm: PASSWORD });
      await client.collection('users').requestVerification(email);
      await client.collection('users').authWithPassword(email, PASSWORD);
      const name = `Airline ${unique()}`;
      for (let typed = 4; typed <= 10; typed++)
        await client.send('/api/am/airline/preview', {
          method: 'POST',
          body: { name: name.slice(0, typed + 8) },
        });
      await client.send('/api/am/airline', { method: 'POST', body: { name, hub } });
      await client.collection('users').authRefresh();
      return await client
        .collection('airport')
        .getFullList({ batch: 500, filter: 'continent = "EU" && type = "large_airport"' });
    };
    const lists = await Promise.all(Array.from({ length: 30 }, pupil));
    expect(lists.map(({ length }) => length)).toEqual(Array(30).fill(115));
  });
});

describe('behind a reverse proxy', () => {
  const path = `${users}/request-password-reset`;
  const from = (address: string) => ({ body: {}, headers: { 'X-Forwarded-For': address } });

  it('each address has its own limits if the proxy’s header is trusted', async () => {
    await start({ AM_TRUSTED_PROXY: 'X-Forwarded-For' });
    expect(await rejectedOf(25, path, from('203.0.113.7'))).toBe(5);
    expect(await rejectedOf(20, path, from('203.0.113.8'))).toBe(0);
    // A value from the client comes before the proxy's and has no effect.
    expect(await rejectedOf(5, path, from('198.51.100.1, 203.0.113.7'))).toBe(5);
  });

  it('the header has no effect if it is not trusted', async () => {
    await start();
    for (let index = 0; index < 20; index++)
      expect((await call(server, path, from(`203.0.113.${index}`))).status).toBe(400);
    expect((await call(server, path, from('203.0.113.99'))).status).toBe(429);
  });
});
