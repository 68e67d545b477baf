import { afterAll, beforeAll, expect, it } from 'vitest';
import { airportId, call, newFounder, newPerson, operator, type Person, unique } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startPausedWorld } from '#tests/support/world.ts';

let server: TestServer;
let hub: string;

beforeAll(async () => {
  server = await startPausedWorld({ env: { AM_VERIFIED_ONLY: 'true' } });
  hub = await airportId(server, 'AMS');
});
afterAll(() => server?.stop());

const found = ({ token }: Person) =>
  call(server, '/api/am/airline', { body: { name: `Airline ${unique()}`, hub }, token });

/** Returns the token of the newest verification link. Without a mail server, the link is in the log. */
async function loggedToken(email: string): Promise<string> {
  const find = () => server.log().match(new RegExp(`for ${email}: \\S+/verify\\?token=(\\S+)`))?.[1] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

it('rejects founding an airline until the address is confirmed, and says what to do', async () => {
  const person = await newPerson(server);
  const { status, json } = await found(person);
  expect([status, json.message]).toEqual([
    403,
    'Confirm your email address first: open the link that was sent to you, or have it sent again.',
  ]);
  const superuser = await operator(server);
  expect((await superuser.collection('airline').getList(1, 1)).totalItems).toBe(0);
  expect((await superuser.collection('action').getList(1, 1)).totalItems).toBe(0);

  const users = person.client.collection('users');
  await users.requestVerification(person.email);
  await users.confirmVerification(await loggedToken(person.email));
  // Confirming the address keeps the session: the older token still works.
  expect((await found(person)).status).toBe(200);
});

it('still previews the code for a name', async () => {
  const { token } = await newPerson(server);
  const { status } = await call(server, '/api/am/airline/preview', { body: { name: 'Sky Ways' }, token });
  expect(status).toBe(200);
});

it('informs the page, and the operator that links are in the log', async () => {
  expect((await call(server, '/api/am/config')).json.verified_only).toBe(true);
  expect(server.log()).toContain('AM_VERIFIED_ONLY is set without AM_SMTP_HOST. Verification links');
});

it('requires nothing if it is not set', async () => {
  const open = await startPausedWorld();
  try {
    expect((await call(open, '/api/am/config')).json.verified_only).toBe(false);
    expect(open.log()).not.toContain('AM_VERIFIED_ONLY');
    await newFounder(open);
  } finally {
    await open.stop();
  }
});
