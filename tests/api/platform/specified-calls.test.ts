import PocketBase, { ClientResponseError, type RecordModel } from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, unique } from '#tests/support/api.ts';
import { SEEDED_AIRPORTS } from '#tests/support/seeded-airports.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { toApiError } from '#web/lib/api-error.ts';

let server: TestServer;
let client: PocketBase;

beforeAll(async () => {
  server = await sharedWorld();
});

const failureOf = (promise: Promise<unknown>): Promise<ClientResponseError> =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error) => error,
  );

/** Returns the token of the newest verification link for an address in the server's log. */
async function loggedToken(email: string): Promise<string> {
  const link = () => server.log().match(new RegExp(`for ${email}: \\S+/verify\\?token=(\\S+)`))?.[1];
  await expect.poll(link).toBeTruthy();
  return link() ?? '';
}

describe('the calls of the product, through the ordinary client', () => {
  const email = `caller-${unique()}@example.test`;
  let id: string;

  it('reads all airports: filter, batches of 500, and the fields in use', async () => {
    client = new PocketBase(server.url);
    const airports = await client
      .collection('airport')
      .getFullList({ batch: 500, filter: 'continent = "EU" && type = "large_airport"' });
    const seeded = SEEDED_AIRPORTS.filter(
      ({ continent, type }) => continent === 'EU' && type === 'large_airport',
    );
    expect(airports.length).toBe(seeded.length);
    const heathrow = airports.find(({ iata }) => iata === 'LHR');
    expect(heathrow).toMatchObject({
      id: expect.stringMatching(/^[a-z0-9]{15}$/),
      name: expect.stringContaining('Heathrow'),
      iata: 'LHR',
      type: 'large_airport',
      continent: 'EU',
      elevation_m: 25,
      runways: 2,
      lat: expect.closeTo(51.47, 1),
      lon: expect.closeTo(-0.46, 1),
      collectionName: 'airport',
    });
  });

  it('creates a user', async () => {
    const user = await client
      .collection('users')
      .create({ email, password: PASSWORD, passwordConfirm: PASSWORD });
    id = user.id;
    expect(user).toMatchObject({ collectionName: 'users', verified: false, airline: '' });
    expect(user.collectionId).toBeTruthy();
    expect(user.username).toMatch(/^[a-z]+-[a-z]+-\d{4}$/);
    expect(email).not.toContain(user.username);
    expect(user).not.toHaveProperty('password');
    expect(user).not.toHaveProperty('tokenKey');
  });

  it('requests verification', async () => {
    expect(await client.collection('users').requestVerification(email)).toBe(true);
  });

  it('signs in with a password', async () => {
    const { record, token } = await client.collection('users').authWithPassword(email, PASSWORD);
    expect(record).toMatchObject({ id, email, verified: false });
    expect(token).toBe(client.authStore.token);
    expect(client.authStore.isValid).toBe(true);
  });

  it('signs in with any case of the address', async () => {
    const again = new PocketBase(server.url);
    await again.collection('users').authWithPassword(email.toUpperCase(), PASSWORD);
    expect(again.authStore.record?.id).toBe(id);
  });

  it('confirms verification, then refreshes the session', async () => {
    expect(await client.collection('users').confirmVerification(await loggedToken(email))).toBe(true);
    const { record } = await client.collection('users').authRefresh();
    expect(record.verified).toBe(true);
  });

  it('rejects a bad verification token, with the field named', async () => {
    for (const token of ['nonsense', '', 'a.b.c', `${await loggedToken(email)}x`]) {
      const error = await failureOf(client.collection('users').confirmVerification(token));
      expect(error.status).toBe(400);
      expect(error.response.data.token.code).toBeTruthy();
    }
  });

  it('deletes the own user', async () => {
    expect(await client.collection('users').delete(id)).toBe(true);
    const error = await failureOf(client.collection('users').authWithPassword(email, PASSWORD));
    expect(error.status).toBe(400);
  });
});

describe('errors', () => {
  it('have address, status and data', async () => {
    const error = await failureOf(
      new PocketBase(server.url)
        .collection('users')
        .create({ email: 'x', password: 'short', passwordConfirm: 'short' }),
    );
    expect(error).toBeInstanceOf(ClientResponseError);
    expect(error.url).toBe(`${server.url}/api/collections/users/records`);
    expect(error.status).toBe(400);
    expect(error.isAbort).toBe(false);
    expect(Object.keys(error.response.data).sort()).toEqual(['email', 'password']);
    expect(error.data).toEqual(error.response);
  });

  it('reject a password of seven characters, but not one of eight', async () => {
    const users = new PocketBase(server.url).collection('users');
    const signUp = (password: string): Promise<RecordModel> =>
      users.create({ email: `p-${unique()}@example.test`, password, passwordConfirm: password });
    expect((await failureOf(signUp('1234567'))).response.data.password.code).toBe(
      'validation_min_text_constraint',
    );
    expect((await signUp('12345678')).id).toBeTruthy();
  });

  it('reject different passwords on the server, at the field', async () => {
    const error = await failureOf(
      new PocketBase(server.url)
        .collection('users')
        .create({ email: `d-${unique()}@example.test`, password: PASSWORD, passwordConfirm: 'another-one' }),
    );
    expect(error.response.data.passwordConfirm.code).toBe('validation_values_mismatch');
  });

  it('are the same for a wrong password and an unknown address', async () => {
    const email = `known-${unique()}@example.test`;
    const users = new PocketBase(server.url).collection('users');
    await users.create({ email, password: PASSWORD, passwordConfirm: PASSWORD });
    const wrong = await failureOf(users.authWithPassword(email, 'not-the-password'));
    const unknown = await failureOf(users.authWithPassword('nobody@example.test', PASSWORD));
    expect([wrong.status, wrong.response]).toEqual([unknown.status, unknown.response]);
  });

  it('mark an aborted call', async () => {
    const hasty = new PocketBase(server.url);
    const first = failureOf(hasty.collection('airport').getList(1, 1, { requestKey: 'same' }));
    const second = hasty.collection('airport').getList(1, 1, { requestKey: 'same' });
    expect((await second).items.length).toBe(1);
    // The SDK's message is longer. The product uses the specified one.
    expect(toApiError(await first)).toMatchObject({
      isAbort: true,
      status: 0,
      message: 'The request was autocancelled.',
    });
  });
});
