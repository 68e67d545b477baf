import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#scripts/port.ts';
import { call, type Founder, newClient, newFounder, operator, PASSWORD } from '#tests/support/api.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { type ServerOptions, SUPERUSER, startServer, type TestServer } from '#tests/support/server.ts';

let dataDir: string;
let running: TestServer[] = [];

const start = async (env: Record<string, string> = {}, options: ServerOptions = {}) => {
  const server = await startServer({ dataDir, env, ...options });
  running.push(server);
  return server;
};

beforeEach(() => {
  dataDir = mkdtempSync(`${tmpdir()}/am-operator-`);
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  running = [];
  rmSync(dataDir, { recursive: true, force: true });
});

const signIn = (server: TestServer, email: string, password: string) =>
  newClient(server).collection('_superusers').authWithPassword(email, password);

describe('a first start', () => {
  const SECRETS = {
    AM_SMTP_HOST: '127.0.0.1',
    AM_SMTP_FROM: 'post@example.org',
    AM_SMTP_USERNAME: 'post-user',
    AM_SMTP_PASSWORD: 'post-secret',
    AM_TILES_SATELLITE_URL: 'https://tiles.example.org/{z}/{x}/{y}?k={key}',
    AM_TILES_SATELLITE_KEY: 'tile-secret',
  };
  let folder: string;
  let first: TestServer;
  let founder: Founder;
  let code: number | null;
  beforeAll(async () => {
    folder = mkdtempSync(`${tmpdir()}/am-first-`);
    first = await startServer({ dataDir: folder, env: SECRETS, firstStart: true });
    await signIn(first, SUPERUSER.email, SUPERUSER.password);
    founder = await newFounder(first);
    code = await first.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('imports the airports and ends cleanly', () => {
    expect(first.log()).toMatch(/Airports: \d{4} new/);
    expect(code).toBe(0);
  });

  it('prints no secret', () => {
    for (const secret of [SUPERUSER.password, 'post-secret', 'tile-secret', PASSWORD, 'eyJ'])
      expect(first.log()).not.toContain(secret);
  });

  it('is kept over a second start, which imports nothing twice', async () => {
    const second = await start({}, { dataDir: folder });
    expect(second.log()).not.toContain('Airports:');
    const { record } = await newClient(second).collection('users').authWithPassword(founder.email, PASSWORD);
    expect(record.airline).toBe(founder.airline.id);
  });

  it('makes the operator’s account, which changes with the environment at the next start', async () => {
    const changed = { AM_SUPERUSER_EMAIL: SUPERUSER.email, AM_SUPERUSER_PASSWORD: 'another-password' };
    const second = await start(changed, { limits: true, dataDir: folder });
    await signIn(second, SUPERUSER.email, 'another-password');
    await expect(signIn(second, SUPERUSER.email, SUPERUSER.password)).rejects.toMatchObject({ status: 400 });
  });
});

describe('the operator’s account', () => {
  it('keeps its sessions over a restart with the same password', async () => {
    const first = await start();
    const { token } = await signIn(first, SUPERUSER.email, SUPERUSER.password);
    await first.stop();
    expect((await call(await start(), '/api/settings', { token })).status).toBe(200);
  });

  it('is a placeholder that nobody can use if the environment names none, and no link gives access', async () => {
    const none = { AM_SUPERUSER_EMAIL: '', AM_SUPERUSER_PASSWORD: '' };
    const server = await start(none, { limits: true, firstStart: true });
    for (const email of ['nobody@superusers.invalid', '__pbinstaller@example.com'])
      for (const password of ['', 'password', '1234567890'])
        await expect(signIn(server, email, password)).rejects.toMatchObject({ status: 400 });
    await server.stop();
    expect(server.log()).not.toMatch(/pbinstall|eyJ/);
    // A real account replaces the placeholder.
    const superuser = await operator(await start());
    const emails = (await superuser.collection('_superusers').getFullList()).map(({ email }) => email);
    expect(emails).toEqual([SUPERUSER.email]);
  });
});

describe('settings from the environment', () => {
  const MAIL = {
    AM_SMTP_HOST: 'mail.example.org',
    AM_SMTP_PORT: '465',
    AM_SMTP_USERNAME: 'post-user',
    AM_SMTP_PASSWORD: 'post-secret',
    AM_SMTP_FROM: 'Post <post@example.org>',
    AM_TRUSTED_PROXY: 'X-Forwarded-For',
    AM_PUBLIC_URL: 'https://airline.example.org/',
  };

  it('apply, and are removed from the server with the environment’s variable', async () => {
    const first = await start(MAIL);
    const superuser = await operator(first);
    expect(await superuser.settings.getAll()).toMatchObject({
      smtp: { enabled: true, host: 'mail.example.org', port: 465, username: 'post-user', tls: true },
      meta: {
        appName: 'Airline Manager',
        appURL: 'https://airline.example.org',
        senderName: 'Post',
        senderAddress: 'post@example.org',
      },
      trustedProxy: { headers: ['X-Forwarded-For'] },
    });
    // Saving any setting on the dashboard sends the whole form.
    await superuser.settings.update({ ...(await superuser.settings.getAll()), logs: { maxDays: 9 } });
    expect(await superuser.settings.getAll()).toMatchObject({
      smtp: { enabled: true },
      logs: { maxDays: 9 },
    });
    await first.stop();

    const second = await operator(await start());
    expect(await second.settings.getAll()).toMatchObject({
      smtp: { enabled: false, username: '' },
      trustedProxy: { headers: [] },
      logs: { maxDays: 9, minLevel: 4 },
      batch: { enabled: false },
    });
  });

  it('keep the dashboard’s values if they are not set', async () => {
    const smtp = { enabled: true, host: 'dashboard.example.org', port: 2525 };
    const first = await start();
    await (await operator(first)).settings.update({ smtp });
    await first.stop();
    expect(await (await operator(await start())).settings.getAll()).toMatchObject({ smtp });
  });
});

describe('a bad setting stops the start with a sentence that names it, before any change', () => {
  // The sentences of all settings are in tests/unit/platform/config.test.ts.
  const NAMED: [Record<string, string>, RegExp][] = [
    [{ PORT: 'http' }, /PORT \("http"\) must be a port/],
    [
      { AM_SUPERUSER_EMAIL: 'a@b.cc', AM_SUPERUSER_PASSWORD: 'short' },
      /AM_SUPERUSER_PASSWORD must have at least 8/,
    ],
    [{ AM_SUPERUSER_PASSWORD: 'long-enough' }, /AM_SUPERUSER_EMAIL must be set if/],
    [{ AM_TILES_SATELLITE_KEY: 'tile-secret' }, /AM_TILES_SATELLITE_KEY is set, but/],
  ];

  for (const [env, sentence] of NAMED)
    it(
      Object.entries(env)
        .map((pair) => pair.join('='))
        .join(' '),
      async () => {
        const missing = `${dataDir}/new`;
        const { code, output } = await runCommand(['serve', '--http=127.0.0.1:1'], { dataDir: missing, env });
        expect(output).toMatch(sentence);
        expect(code).toBe(1);
        expect(output.trim().split('\n')).toHaveLength(1);
        expect(output).not.toMatch(/tile-secret|long-enough|short$/);
        expect(existsSync(missing)).toBe(false);
      },
    );

  it('names each of several bad settings', async () => {
    const env = { PORT: 'x', AM_PUBLIC_URL: 'y', AM_TRUSTED_PROXY: ':' };
    const { code, output } = await runCommand(['serve'], { dataDir, env });
    expect(code).toBe(1);
    for (const name of Object.keys(env)) expect(output).toContain(name);
    expect(output.trim().split('\n')).toHaveLength(3);
  });
});

describe('starting and stopping', () => {
  it('names variables that are not settings', async () => {
    const server = await start({ AM_SMPT_HOST: 'mail.example.org' });
    expect(server.log()).toContain('AM_SMPT_HOST is not a setting of Airline Manager and has no effect.');
    expect(server.log()).not.toContain('mail.example.org');
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    it(`exits cleanly on ${signal}, with an open stream`, async () => {
      const server = await start();
      const stream = await fetch(`${server.url}/api/realtime`);
      expect(stream.status).toBe(200);
      expect(await server.stop(signal)).toBe(0);
      await stream.body?.cancel().catch(() => {});
    });

  it('listens on PORT unless the command line says otherwise', async () => {
    const port = await freePort();
    const env = { PORT: String(port), AM_WORLD_RIVALS: '0' };
    const end = new AbortController();
    const serving = runCommand(['serve'], { dataDir, env, signal: end.signal });
    const url = `http://127.0.0.1:${port}/api/health`;
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    expect(await runCommand(['health'], { dataDir: `${dataDir}/none`, env })).toEqual({
      code: 0,
      output: '',
    });
    expect(existsSync(`${dataDir}/none`)).toBe(false);
    end.abort();
    expect((await serving).code).toBe(0);
  });

  it('says why a server is unhealthy in the health command', async () => {
    const { code, output } = await runCommand(['health'], {
      dataDir,
      env: { PORT: String(await freePort()) },
    });
    expect(code).toBe(1);
    expect(output).toMatch(/\/api\/am\/health did not respond: .*connection refused/);
  });
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
