import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  type Founder,
  newFounder,
  newPerson,
  operator,
  PASSWORD,
  type Person,
  unique,
} from '#tests/support/api.ts';
import { watchWorld } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';

let server: TestServer;
let superuser: PocketBase;
let person: Person;
let founder: Founder;

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [person, founder] = [await newPerson(server), await newFounder(server)];
});

const { expectRejected, expectUnchanged } = watchWorld(() => superuser);

describe('creating a user', () => {
  const fresh = () => `bad-${unique()}@example.test`;
  const signUp = (body: Record<string, unknown> | string) =>
    call(server, '/api/collections/users/records', { body });
  const good = () => ({ email: fresh(), password: PASSWORD, passwordConfirm: PASSWORD });

  for (const [field, what, value] of [
    ['email', 'missing', undefined],
    ['email', 'empty', ''],
    ['email', 'null', null],
    ['email', 'no address', 'nobody'],
    ['email', 'two signs', 'a@b@c.de'],
    ['email', 'a space', 'a b@example.test'],
    ['email', 'a line break and a header', 'a@example.test\r\nBcc: b@example.test'],
    ['email', 'over-long', `${'a'.repeat(300)}@example.test`],
    ['email', 'an array', ['a@example.test']],
    ['username', 'two characters', 'ab'],
    ['username', '31 characters', 'a'.repeat(31)],
    ['username', 'a space', 'a b c'],
    ['username', 'other letters', 'Jürgen'],
    ['username', 'an at sign', 'me@home'],
    ['username', 'markup', '<b>me</b>'],
    ['settings', 'unknown keys', { admin: true }],
    ['settings', 'a wrong value', { theme: 'pink' }],
    ['settings', 'a list', [1, 2]],
    ['settings', 'a string', 'dark'],
    ['settings', 'over-long', { theme: 'x'.repeat(3_000) }],
    ['verified', 'true', true],
    ['id', 'short', 'x'],
    ['id', 'chosen', 'abcdefghijklmno'],
    ['id', 'of the dealers', 'dealers00000000'],
    ['id', 'of the world', 'world0000000000'],
  ] as const)
    it(`${field}: ${what}`, async () => {
      await expectRejected(await signUp({ ...good(), [field]: value }), 400, [field]);
    });

  for (const field of ['id:autogenerate', '+id', 'id+'])
    it(`${field}: gives no part of an id`, async () => {
      const response = await signUp({ ...good(), [field]: 'dealers' });
      // An unknown field may be ignored. Then the id is the server's.
      if (response.status === 200) {
        expect(response.json.id).toMatch(/^(?!.*dealers)[a-z0-9]{15}$/);
        await superuser.collection('users').delete(String(response.json.id));
      } else expect(response.status).toBe(400);
      await expectUnchanged();
    });

  it('password: rejects seven characters', async () => {
    const short = { password: '1234567', passwordConfirm: '1234567' };
    await expectRejected(await signUp({ ...good(), ...short }), 400, ['password']);
  });
  it('password: rejects more than 71 characters, because the hash would ignore the rest', async () => {
    const long = 'x'.repeat(72);
    await expectRejected(await signUp({ ...good(), password: long, passwordConfirm: long }), 400, [
      'password',
    ]);
  });
  it('passwordConfirm: rejects a missing one', async () => {
    await expectRejected(await signUp({ email: fresh(), password: PASSWORD }), 400, ['passwordConfirm']);
  });
  it('email: rejects one in use, in either case', async () => {
    for (const email of [person.email, person.email.toUpperCase()])
      await expectRejected(await signUp({ ...good(), email }), 400, ['email']);
  });
  it('username: rejects one in use, in either case', async () => {
    const { username } = await superuser.collection('users').getOne(person.id);
    for (const taken of [username, String(username).toUpperCase()])
      await expectRejected(await signUp({ ...good(), username: taken }), 400, ['username']);
  });
  for (const field of ['airline', 'airline+', '+airline', 'airline-', 'airline:autogenerate', 'lapsed'])
    it(`${field}: set by the client`, async () => {
      const response = await signUp({ ...good(), [field]: founder.airline.id });
      // An unknown field may be ignored. Then the new user must have no airline.
      if (response.status === 200) {
        expect([response.json.airline, response.json.lapsed]).toEqual(['', '']);
        await superuser.collection('users').delete(String(response.json.id));
      } else expect(response.status).toBe(400);
      await expectUnchanged();
    });
  it('body: rejects broken JSON', async () => {
    await expectRejected(await signUp('{"email":'), 400, []);
  });
  it('body: rejects a missing one', async () => {
    expect((await signUp('')).status).toBe(400);
    await expectUnchanged();
  });
});

describe('changing your own account', () => {
  const change = (body: unknown) =>
    call(server, `/api/collections/users/records/${founder.id}`, {
      method: 'PATCH',
      body,
      token: founder.token,
    });

  for (const [field, value, status] of [
    ['airline', '', 404],
    ['airline', 'zzzzzzzzzzzzzzz', 404],
    ['airline:autogenerate', '', 404],
    ['airline:autogenerate', 'zzzzzzzzzzzzzzz', 404],
    ['airline:autogenerate', 'OWN', 404],
    ['lapsed', 'Sky Ways', 404],
    ['lapsed:autogenerate', 'Sky Ways', 404],
    ['verified', true, 400],
    ['email', 'other@example.test', 400],
    ['username', '', 400],
    ['username', 'no spaces please', 400],
    ['username', null, 400],
    ['settings', { theme: 7 }, 400],
    ['password', 'another-one', 400],
    ['id', 'abcdefghijklmno', 400],
  ] as const)
    it(`${field}: ${JSON.stringify(value)}`, async () => {
      const response = await change({ [field]: value === 'OWN' ? founder.airline.id : value });
      expect(response.status, response.text).toBe(status);
      await expectUnchanged();
    });

  for (const [field, value] of [
    ['tokenKey', 'x'.repeat(40)],
    ['created', '2001-01-01 00:00:00.000Z'],
    ['collectionId', 'x'],
    ['nonsense', 1],
    ['airline-', 'OWN'],
    ['airline+', 'OWN'],
  ] as const)
    it(`${field}: has no effect`, async () => {
      const { updated: _, ...was } = await superuser.collection('users').getOne(founder.id);
      const response = await change({ [field]: value === 'OWN' ? founder.airline.id : value });
      expect([200, 400]).toContain(response.status);
      const { updated: __, ...after } = await superuser.collection('users').getOne(founder.id);
      expect(after).toEqual(was);
      expect(
        (await call(server, '/api/collections/users/auth-refresh', { method: 'POST', token: founder.token }))
          .status,
      ).toBe(200);
    });
});
