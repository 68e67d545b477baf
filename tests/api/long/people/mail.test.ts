import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMORY_GROWTH } from '#scripts/pocketbase/serve-args.ts';
import { freePort } from '#scripts/port.ts';
import { call, newClient, newPerson, PASSWORD, type Person, unique } from '#tests/support/api.ts';
import {
  type Mail,
  type MailSink,
  type SilentMailServer,
  startMailSink,
  startSilentMailServer,
} from '#tests/support/mail-sink.ts';
import { residentMb } from '#tests/support/process-memory.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const PUBLIC_URL = 'https://airline.example.org';
const FROM = 'Airline Manager at Home <post@example.org>';

const smtp = (port: number, more: Record<string, string> = {}) => ({
  AM_PUBLIC_URL: PUBLIC_URL,
  AM_SMTP_HOST: '127.0.0.1',
  AM_SMTP_PORT: String(port),
  AM_SMTP_FROM: FROM,
  ...more,
});

/** Returns the token of the only link in an email or a log line. Text and HTML must both contain it. */
function tokenIn(text: string, path: string): string {
  const tokens = [...text.matchAll(/https:\/\/airline\.example\.org([^\s"?<]*)\?token=([\w.-]+)/g)];
  expect(tokens.length).toBeGreaterThan(0);
  for (const [, found, token] of tokens) expect([found, token]).toEqual([path, tokens[0]?.[2]]);
  return tokens[0]?.[2] ?? '';
}

/** Returns the lifetime of a token in seconds. */
function lifeOf(token: string): number {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return exp - Date.now() / 1_000;
}

function expectPlainWords(mail: Mail): void {
  expect(mail.from).toBe('post@example.org');
  expect(mail.text).toMatch(/^From: "?Airline Manager at Home"? <post@example\.org>/m);
  expect(mail.text).toContain('text/plain');
  expect(mail.text).toContain('text/html');
  expect(mail.text).not.toMatch(/\{[A-Z_]+\}|undefined|null|\[object/);
  expect(mail.text).not.toContain('/_/');
}

describe('with a mail server', () => {
  let sink: MailSink;
  let server: TestServer;

  beforeAll(async () => {
    sink = await startMailSink();
    server = await startServer({ env: smtp(sink.port) });
  });
  afterAll(async () => {
    await server?.stop();
    await sink?.close();
  });

  it('says so in the public settings', async () => {
    expect((await call(server, '/api/am/config')).json.mail).toBe(true);
  });

  it('sends a verification link that works', async () => {
    const person = await newPerson(server);
    await person.client.collection('users').requestVerification(person.email);
    const mail = await sink.mailTo(person.email);
    expectPlainWords(mail);
    expect(mail.subject).toBe('Confirm your email address');
    const token = tokenIn(mail.text, '/verify');
    expect(mail.text).toContain('works for one day');
    expect(lifeOf(token)).toBeCloseTo(86_400, -2);
    expect(mail.text).toContain(person.client.authStore.record?.username);
    await newClient(server).collection('users').confirmVerification(token);
    expect((await person.client.collection('users').authRefresh()).record.verified).toBe(true);
    // The log contains no token of an email that was sent.
    expect(server.log()).not.toContain(token);
  });

  it('sends a link to the new address that changes it, with the password', async () => {
    const person = await newPerson(server);
    const email = `new-${unique()}@example.test`;
    await person.client.collection('users').requestEmailChange(email);
    const mail = await sink.mailTo(email);
    expectPlainWords(mail);
    expect(mail.to).toEqual([email]);
    expect(mail.subject).toBe('Confirm your new email address');
    const token = tokenIn(mail.text, '/confirm-email-change');
    expect(mail.text).toContain('works for half an hour');
    expect(lifeOf(token)).toBeCloseTo(1_800, -2);
    const users = newClient(server).collection('users');
    await expect(users.confirmEmailChange(token, 'wrong')).rejects.toMatchObject({ status: 400 });
    await users.confirmEmailChange(token, PASSWORD);
    await expect(users.authWithPassword(person.email, PASSWORD)).rejects.toMatchObject({ status: 400 });
    expect((await users.authWithPassword(email, PASSWORD)).record.verified).toBe(true);
  });

  it('sends a link that sets a new password', async () => {
    const person = await newPerson(server);
    const users = newClient(server).collection('users');
    await users.requestPasswordReset(person.email);
    const mail = await sink.mailTo(person.email);
    expectPlainWords(mail);
    expect(mail.subject).toBe('Choose a new password');
    const token = tokenIn(mail.text, '/reset-password');
    expect(mail.text).toContain('works for half an hour');
    expect(lifeOf(token)).toBeCloseTo(1_800, -2);
    await users.confirmPasswordReset(token, 'brand-new-one', 'brand-new-one');
    await users.authWithPassword(person.email, 'brand-new-one');
  });

  it('sends nothing to unknown addresses, with the same response', async () => {
    const email = `stranger-${unique()}@example.test`;
    const users = newClient(server).collection('users');
    expect(await users.requestVerification(email)).toBe(true);
    expect(await users.requestPasswordReset(email)).toBe(true);
    // Emails to known addresses that were requested later have arrived.
    const person = await newPerson(server);
    expect(await users.requestVerification(person.email)).toBe(true);
    await sink.mailTo(person.email);
    expect(sink.mails.flatMap(({ to }) => to)).not.toContain(email);
  });
});

describe('with a mail server that requires a sign-in', () => {
  it('signs in', async () => {
    const sink = await startMailSink({ account: ['post-user', 'post-secret'] });
    const account = { AM_SMTP_USERNAME: 'post-user', AM_SMTP_PASSWORD: 'post-secret' };
    const server = await startServer({ env: smtp(sink.port, account) });
    try {
      const person = await newPerson(server);
      await person.client.collection('users').requestVerification(person.email);
      await sink.mailTo(person.email);
      expect(sink.signIns).toContainEqual(['post-user', 'post-secret']);
      expect(server.log()).not.toContain('post-secret');
    } finally {
      await server.stop();
      await sink.close();
    }
  });
});

describe('without a mail server', () => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await startServer({ env: { AM_PUBLIC_URL: PUBLIC_URL } });
    person = await newPerson(server);
  });
  afterAll(() => server?.stop());

  /** Returns the only log line about an address. */
  async function lineFor(email: string): Promise<string> {
    const lines = () =>
      server
        .log()
        .split('\n')
        .filter((line) => line.includes(email));
    await expect.poll(() => lines().length).toBe(1);
    return lines()[0] ?? '';
  }

  it('says so in the public settings', async () => {
    expect((await call(server, '/api/am/config')).json.mail).toBe(false);
  });

  it('writes a working verification link to the log', async () => {
    expect(await person.client.collection('users').requestVerification(person.email)).toBe(true);
    const line = await lineFor(person.email);
    expect(line).toContain('No mail server is set (AM_SMTP_HOST)');
    await person.client.collection('users').confirmVerification(tokenIn(line, '/verify'));
    expect((await person.client.collection('users').authRefresh()).record.verified).toBe(true);
  });

  it('writes the link for a new address to the log', async () => {
    const email = `new-${unique()}@example.test`;
    expect(await person.client.collection('users').requestEmailChange(email)).toBe(true);
    const token = tokenIn(await lineFor(email), '/confirm-email-change');
    await person.client.collection('users').confirmEmailChange(token, PASSWORD);
  });

  it('writes the link for a new password to the log', async () => {
    const other = await newPerson(server);
    expect(await other.client.collection('users').requestPasswordReset(other.email)).toBe(true);
    const token = tokenIn(await lineFor(other.email), '/reset-password');
    await other.client.collection('users').confirmPasswordReset(token, 'brand-new-one', 'brand-new-one');
  });

  it('logs no error', () => {
    expect(server.log()).not.toMatch(/error|fail/i);
  });
});

describe.each([
  [
    'that is not there',
    async () => ({ port: await freePort(), close: async () => {} }),
    /connection refused/,
  ],
  ['that refuses', () => startMailSink({ refuse: true }), /Mailbox unavailable/],
])('with a mail server %s', (_, start, reason) => {
  it('signs users up anyway, and logs why no email was sent', async () => {
    const sink = await start();
    const server = await startServer({ env: smtp(sink.port) });
    try {
      const person = await newPerson(server);
      expect(await person.client.collection('users').requestVerification(person.email)).toBe(true);
      await expect.poll(() => server.log()).toMatch(reason);
      const line = server
        .log()
        .split('\n')
        .find((entry) => reason.test(entry));
      expect(line).toContain(`The mail "Confirm your email address" to ${person.email} could not be sent`);
      await person.client.collection('users').authRefresh();
      // The caller waits for this email and gets the error.
      const change = await call(server, '/api/collections/users/request-email-change', {
        body: { newEmail: `x-${unique()}@example.test` },
        token: person.token,
      });
      expect([change.status, change.json.message]).toEqual([
        503,
        'The mail could not be sent. Please try again later.',
      ]);
    } finally {
      await server.stop();
      await sink.close();
    }
  });
});

describe('with a mail server that accepts connections and stays silent', () => {
  const PEOPLE = 40;
  let silent: SilentMailServer;
  let sink: MailSink;
  let server: TestServer;
  let people: Person[];

  beforeAll(async () => {
    silent = await startSilentMailServer();
    sink = await startMailSink();
    server = await startServer({ env: { ...smtp(silent.port), GOGC: MEMORY_GROWTH } });
    people = [];
    for (let index = 0; index < PEOPLE; index++) people.push(await newPerson(server));
  });
  afterAll(async () => {
    await server?.stop();
    await silent?.close();
    await sink?.close();
  });

  const requestChange = (token: string) =>
    call(server, '/api/collections/users/request-email-change', {
      body: { newEmail: `new-${unique()}@example.test` },
      token,
    });

  it('responds to 40 requests for an email at once and keeps four connections open', async () => {
    const before = residentMb(server.pid);
    const responses = await Promise.all(
      people.map(({ email }) =>
        call(server, '/api/collections/users/request-verification', { body: { email } }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
    await expect.poll(() => silent.connections()).toBe(4);
    // 410 MB before. Forty calls at once need separate runtimes.
    expect(residentMb(server.pid) - before).toBeLessThan(200);
  });

  it('responds to a request for a new address while its email waits, and rejects the next once emails are late', async () => {
    const [first, second] = people as [Person, Person];
    // The client must not reuse the connection, because the server reads it only after sending the email.
    const accepted = await requestChange(first.token);
    expect([accepted.status, accepted.headers.get('connection')]).toEqual([204, 'close']);
    const late = async () => {
      const { status, headers, json } = await requestChange(second.token);
      return [status, headers.get('retry-after'), json?.message];
    };
    await expect
      .poll(late, { interval: 1_000 })
      .toEqual([503, '60', 'The mail could not be sent. Please try again later.']);
    expect(silent.connections()).toBe(4);
  });

  it('sends the waiting emails once the mail server responds', async () => {
    silent.speak(sink);
    for (const { email } of people) await sink.mailTo(email);
    expect((await requestChange((people[2] as Person).token)).status).toBe(204);
  });
});
