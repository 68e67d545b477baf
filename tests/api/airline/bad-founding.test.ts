import type PocketBase from 'pocketbase';
import { beforeAll, describe, it } from 'vitest';
import { airportId, call, newPerson, operator, type Person, unique } from '#tests/support/api.ts';
import { watchWorld } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';

let server: TestServer;
let superuser: PocketBase;
let person: Person;
let hub: string;

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  person = await newPerson(server);
  hub = await airportId(server, 'AMS');
});

const { expectRejected } = watchWorld(() => superuser);

const LONG = 'x'.repeat(41);

/** Invalid names of airlines. */
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
  ['a variation selector', 'Sky\ufe00 Ways'],
  ['a variation selector of plane 14', 'Sky\u{e0100} Ways'],
  ['a Braille blank', 'Sky\u2800Ways'],
  ['a null notehead', 'Sky\u{1d159}Ways'],
  ['a Cyrillic letter in a Latin word', 'Sk\u0443 Ways'],
  ['a number', 42],
  ['true', true],
  ['an array', ['Sky Ways']],
  ['an object', { name: 'Sky Ways' }],
];

describe('POST /api/am/airline and its preview', () => {
  const found = (body: unknown) => call(server, '/api/am/airline', { body, token: person.token });

  for (const [what, name] of BAD_NAMES)
    it(`name: ${what}`, async () => {
      await expectRejected(await found({ name, hub }), 400, ['name']);
      await expectRejected(
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
      await expectRejected(await found({ name: `Fine ${unique()}`, hub, [field]: value }), 400, [field]);
    });

  it('names each of several wrong fields', async () => {
    await expectRejected(await found({ name: '', code: '1', hub: '', colour_primary: 'x' }), 400, [
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
      await expectRejected(await found(body), status, []);
    });

  it('body: rejects a form', async () => {
    const response = await call(server, '/api/am/airline', {
      body: 'name=Sky+Ways',
      token: person.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await expectRejected(response, 400, []);
  });

  for (const [what, token] of [
    ['none', ''],
    ['rubbish', 'rubbish'],
    ['one with another signature', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6IngifQ.AAAA'],
  ] as const)
    it(`token: ${what}`, async () => {
      await expectRejected(
        await call(server, '/api/am/airline', { body: { name: 'Sky', hub }, token }),
        401,
        [],
      );
    });

  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
    it(`method: ${method}`, async () => {
      await expectRejected(await call(server, '/api/am/airline', { method, token: person.token }), 404, []);
    });
});
