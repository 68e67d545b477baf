import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPerson } from '#tests/support/api.ts';
import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { privateAuthority } from '#tests/support/private-authority.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let folder: string;
let sink: MailSink;
let server: TestServer;
let authority: string;

beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-authority-`);
  const { key, cert, ...rest } = privateAuthority(folder);
  authority = rest.authority;
  sink = await startMailSink({ tls: { key, cert } });
});
afterEach(async () => {
  await server.stop();
  await sink.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (env: Record<string, string>) => {
  server = await startServer({
    env: {
      AM_SMTP_HOST: '127.0.0.1',
      AM_SMTP_PORT: String(sink.port),
      AM_SMTP_TLS: 'true',
      AM_SMTP_FROM: 'post@example.org',
      ...env,
    },
  });
  return newPerson(server);
};

it('trusts the mail server of a private authority whose certificate SSL_CERT_FILE names', async () => {
  const { client, email } = await start({ SSL_CERT_FILE: authority });
  await client.collection('users').requestVerification(email);
  expect((await sink.mailTo(email)).subject).not.toBe('');
});

it('does not trust that server otherwise, and the log says why', async () => {
  const { client, email } = await start({});
  await client.collection('users').requestVerification(email);
  await expect.poll(() => server.log()).toMatch(/certificate signed by unknown authority/);
  expect(sink.mails).toEqual([]);
});
