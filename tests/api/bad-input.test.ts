import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  airportId,
  call,
  type Founder,
  newFounder,
  newPerson,
  operator,
  PASSWORD,
  type Person,
  unique,
} from '../support/api.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let superuser: PocketBase;
let person: Person;
let founder: Founder;
let hub: string;
let before: string;

/** Everything a bad request could have changed. */
async function world(): Promise<string> {
  const all = await Promise.all(
    ['users', 'airline', 'ledger'].map((name) => superuser.collection(name).getFullList({ sort: 'id' })),
  );
  const airports = await superuser.collection('airport').getList(1, 1);
  return JSON.stringify([all, airports.totalItems]);
}

beforeAll(async () => {
  server = await startServer();
  superuser = await operator(server);
  [person, founder] = [await newPerson(server), await newFounder(server)];
  hub = await airportId(server, 'AMS');
});
afterAll(() => server?.stop());
beforeEach(async () => {
  before = await world();
});

/** The status is a 4xx, the field is named with a code and words, and nothing has changed. */
async function expectRefused(answer: Awaited<ReturnType<typeof call>>, status: number, fields: string[]) {
  expect(answer.json, answer.text).toBeDefined();
  expect([answer.status, Object.keys(answer.json.data ?? {}).sort()], answer.text).toEqual([
    status,
    fields.sort(),
  ]);
  expect(answer.json.message).toBeTruthy();
  for (const { code, message } of Object.values(answer.json.data ?? {})) {
    expect(code).toMatch(/^validation_/);
    expect(message).toBeTruthy();
  }
  expect(await world()).toBe(before);
}

const LONG = 'x'.repeat(41);

/** Names that no airline may have. */
const BAD_NAMES: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['only spaces', '   \t '],
  ['one character', 'x'],
  ['one character beside spaces', '  x '],
  ['one character beside joiners', 'x\u200d\u200d'],
  ['41 characters', LONG],
  ['41 characters outside the basic plane', '✈'.repeat(20) + '🛫'.repeat(21)],
  ['a huge one', 'x'.repeat(5_000)],
  ['a line break inside a control', 'Sky\u0007Ways'],
  ['a null character', 'Sky\u0000Ways'],
  ['zero-width space', 'Sky\u200bWays'],
  ['text turned around', 'Sky\u202eWays'],
  ['Hangul filler', '\u3164\u3164'],
  ['half a surrogate pair', 'Sky\ud800Ways'],
  ['a number', 42],
  ['true', true],
  ['an array', ['Sky Ways']],
  ['an object', { name: 'Sky Ways' }],
];

describe('POST /api/am/airline and its preview', () => {
  const found = (body: unknown) => call(server, '/api/am/airline', { body, token: person.token });

  for (const [what, name] of BAD_NAMES)
    it(`name: ${what}`, async () => {
      await expectRefused(await found({ name, hub }), 400, ['name']);
      await expectRefused(
        await call(server, '/api/am/airline/preview', { body: { name }, token: person.token }),
        400,
        ['name'],
      );
    });

  for (const [field, what, value] of [
    ['code', 'one character', 'A'],
    ['code', 'three characters', 'ABC'],
    ['code', 'digits only', '12'],
    ['code', 'empty', ''],
    ['code', 'other letters', 'ÄÖ'],
    ['code', 'a sign', 'A-'],
    ['code', 'a number', 12],
    ['code', 'null', null],
    ['code', 'an array', ['A', 'B']],
    ['hub', 'missing', undefined],
    ['hub', 'null', null],
    ['hub', 'empty', ''],
    ['hub', 'unknown', 'zzzz00000000040'],
    ['hub', 'a code instead of an id', 'AMS'],
    ['hub', 'a filter', "' || 1=1 --"],
    ['hub', 'a path', '../../../../x'],
    ['hub', 'a number', 7],
    ['hub', 'a list', ['egll00000000040']],
    ['hub', 'over-long', 'a'.repeat(3_000)],
    ['colour_primary', 'a word', 'red'],
    ['colour_primary', 'short', '#FFF'],
    ['colour_secondary', 'with alpha', '#FFFFFFFF'],
    ['colour_secondary', 'a script', 'url(javascript:x)'],
    ['colour_primary', 'a number', 0],
    ['cash', 'a field that is not the client’s', 999_999_999],
    ['user', 'a field that is not the client’s', 'someone'],
    ['__proto__x', 'a field that does not exist', 1],
  ] as const)
    it(`${field}: ${what}`, async () => {
      await expectRefused(await found({ name: `Fine ${unique()}`, hub, [field]: value }), 400, [field]);
    });

  it('several at once, each named', async () => {
    await expectRefused(await found({ name: '', code: '1', hub: '', colour_primary: 'x' }), 400, [
      'name',
      'code',
      'hub',
      'colour_primary',
    ]);
  });

  for (const [what, body, status] of [
    ['no body', '', 400],
    ['broken JSON', '{"name": ', 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['a string', '"Sky Ways"', 400],
    ['a number', '7', 400],
    ['trailing rubbish', '{"name":"Sky Ways"} x', 400],
    ['deep nesting', '['.repeat(4_000), 400],
    ['form data called JSON', 'name=Sky+Ways', 400],
    ['too large a body', JSON.stringify({ name: 'x'.repeat(20_000) }), 413],
  ] as const)
    it(`body: ${what}`, async () => {
      await expectRefused(await found(body), status, []);
    });

  it('body: a form', async () => {
    const answer = await call(server, '/api/am/airline', {
      body: 'name=Sky+Ways',
      token: person.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await expectRefused(answer, 400, []);
  });

  for (const [what, token] of [
    ['none', ''],
    ['rubbish', 'rubbish'],
    ['one with another signature', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6IngifQ.AAAA'],
  ] as const)
    it(`token: ${what}`, async () => {
      await expectRefused(
        await call(server, '/api/am/airline', { body: { name: 'Sky', hub }, token }),
        401,
        [],
      );
    });

  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
    it(`method: ${method}`, async () => {
      await expectRefused(await call(server, '/api/am/airline', { method, token: person.token }), 404, []);
    });
});

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
  ] as const)
    it(`${field}: ${what}`, async () => {
      await expectRefused(await signUp({ ...good(), [field]: value }), 400, [field]);
    });

  it('password: seven characters', async () => {
    const short = { password: '1234567', passwordConfirm: '1234567' };
    await expectRefused(await signUp({ ...good(), ...short }), 400, ['password']);
  });
  it('password: over 71 characters, which the hash would cut', async () => {
    const long = 'x'.repeat(72);
    await expectRefused(await signUp({ ...good(), password: long, passwordConfirm: long }), 400, [
      'password',
    ]);
  });
  it('passwordConfirm: missing', async () => {
    await expectRefused(await signUp({ email: fresh(), password: PASSWORD }), 400, ['passwordConfirm']);
  });
  it('email: in use, in either case', async () => {
    for (const email of [person.email, person.email.toUpperCase()])
      await expectRefused(await signUp({ ...good(), email }), 400, ['email']);
  });
  it('username: in use, in either case', async () => {
    const { username } = await superuser.collection('users').getOne(person.id);
    for (const taken of [username, String(username).toUpperCase()])
      await expectRefused(await signUp({ ...good(), username: taken }), 400, ['username']);
  });
  for (const field of ['airline', 'airline+', '+airline', 'airline-'])
    it(`${field}: set by the client`, async () => {
      const answer = await signUp({ ...good(), [field]: founder.airline.id });
      // What is no field at all may be left aside; then the user must have come into being without an airline.
      if (answer.status === 200) {
        expect(answer.json.airline).toBe('');
        await superuser.collection('users').delete(String(answer.json.id));
      } else expect(answer.status).toBe(400);
      expect(await world()).toBe(before);
    });
  it('body: broken JSON', async () => {
    await expectRefused(await signUp('{"email":'), 400, []);
  });
  it('body: none', async () => {
    expect((await signUp('')).status).toBe(400);
    expect(await world()).toBe(before);
  });
});

describe('changing the own user', () => {
  const change = (body: unknown) =>
    call(server, `/api/collections/users/records/${founder.id}`, {
      method: 'PATCH',
      body,
      token: founder.token,
    });

  for (const [field, value, status] of [
    ['airline', '', 404],
    ['airline', 'zzzzzzzzzzzzzzz', 404],
    ['airline-', 'OWN', 404],
    ['airline+', 'OWN', 404],
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
      const answer = await change({ [field]: value === 'OWN' ? founder.airline.id : value });
      expect([answer.status, await world()], answer.text).toEqual([status, before]);
    });

  for (const [field, value] of [
    ['tokenKey', 'x'.repeat(40)],
    ['created', '2001-01-01 00:00:00.000Z'],
    ['collectionId', 'x'],
    ['nonsense', 1],
  ] as const)
    it(`${field}: has no effect`, async () => {
      const answer = await change({ [field]: value });
      expect([200, 400]).toContain(answer.status);
      const { updated: _, ...after } = await superuser.collection('users').getOne(founder.id);
      const users: { id: string; updated: string }[] = JSON.parse(before)[0][0];
      const { updated: __, ...was } = users.find(({ id }) => id === founder.id) ?? { updated: '' };
      expect(after).toEqual(was);
      expect(
        (await call(server, '/api/collections/users/auth-refresh', { method: 'POST', token: founder.token }))
          .status,
      ).toBe(200);
    });
});

describe('reading', () => {
  for (const query of [
    `filter=${encodeURIComponent('iata = "AMS')}`,
    `filter=${encodeURIComponent('nothing = 1')}`,
    `filter=${encodeURIComponent('iata = 1; DROP TABLE airport')}`,
    `filter=${encodeURIComponent('('.repeat(300))}`,
    `filter=${encodeURIComponent('@request.auth.password != ""')}`,
    'sort=nothing',
    `filter=${encodeURIComponent(Array(1_000).fill('iata="AMS"').join('||'))}`,
  ])
    it(`a bad query is refused: ${decodeURIComponent(query).slice(0, 40)}`, async () => {
      const answer = await call(server, `/api/collections/airport/records?${query}`);
      expect([400, 403]).toContain(answer.status);
      expect(await world()).toBe(before);
    });

  for (const query of [
    'perPage=-1',
    'perPage=0',
    'perPage=99999999',
    'page=-1',
    'page=0',
    'page=x',
    'expand=nothing',
    'fields=nothing',
  ])
    it(`an odd query does no harm: ${query}`, async () => {
      const answer = await call(server, `/api/collections/airport/records?${query}`);
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200 && answer.json.items)
        expect((answer.json.items as unknown[]).length).toBeLessThanOrEqual(1_000);
    });

  it('injection in a filter finds nothing more', async () => {
    const filter = `iata = "AMS' OR '1'='1"`;
    const { json } = await call(
      server,
      `/api/collections/airport/records?filter=${encodeURIComponent(filter)}`,
    );
    expect(json.totalItems).toBe(0);
  });

  for (const path of [
    '/api/collections/none/records',
    '/api/collections/airport/records/none',
    '/api/none',
    '/api/am',
    '/api/am/none',
  ])
    it(`unknown: ${path}`, async () => {
      const { status, json } = await call(server, path);
      expect([status, json.status]).toEqual([404, 404]);
    });
});
