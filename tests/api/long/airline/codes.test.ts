import type PocketBase from 'pocketbase';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHORT_CODES, SHORT_CODES_KEPT } from '#game/airline/airline-code.ts';
import {
  airportId,
  call,
  newPeople,
  newPerson,
  operator,
  type Person,
  runSql,
  unique,
} from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act } from '#tests/support/world.ts';

const CODES = `
  WITH c (x) AS (SELECT value FROM json_each('${JSON.stringify([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'])}')),
  short AS (SELECT a.x || b.x AS code FROM c a, c b WHERE a.x || b.x GLOB '*[A-Z]*'),
  long AS (SELECT a.x || b.x || d.x AS code FROM c a, c b, c d WHERE a.x || b.x || d.x GLOB '*[A-Z]*')`;
const NEARLY_SCARCE = SHORT_CODES - SHORT_CODES_KEPT;

let server: TestServer;
let superuser: PocketBase;
let hub: string;

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  hub = await airportId(server, 'AMS');
});

const sql = (query: string) => runSql(superuser, query);

/**
 * Inserts airlines by SQL, one for each code that a query on `short` and `long` selects, and removes others.
 */
async function holdCodes(select: string): Promise<void> {
  await sql('DELETE FROM airline');
  await sql(`${CODES} INSERT INTO airline (id, name, name_key, code, country, hub, user, colour_primary, colour_secondary)
    SELECT 'crowd000000' || length(code) || lower(substr('00' || code, -3)), code, 'crowd ' || code, code, 'NL', '${hub}',
      'nobody ' || code, '#000000', '#FFFFFF' FROM (${select})`);
}

const found = (person: Person, body: object) =>
  call(server, '/api/am/airline', { body: { name: `Polar ${unique()}`, hub, ...body }, token: person.token });
const preview = (person: Person, name: string) =>
  call(server, '/api/am/airline/preview', { body: { name }, token: person.token });

describe('while many two-character codes are free', () => {
  beforeEach(() => holdCodes(`SELECT code FROM short ORDER BY code LIMIT ${NEARLY_SCARCE}`));

  it('proposes two characters, and rejects three with the reason', async () => {
    const person = await newPerson(server);
    expect((await preview(person, 'Polar Wings')).json.code).toMatch(/^..$/);
    const { status, json } = await found(person, { code: 'PWX' });
    expect([status, json.data?.code?.code]).toEqual([400, 'validation_code_too_long']);
    expect(json.data?.code?.message).toBe(
      'Codes have two characters until fewer than 100 of those are free. Choose two.',
    );
    expect((await found(person, {})).json.code).toMatch(/^..$/);
  });
});

describe('once two-character codes are scarce', () => {
  beforeEach(() => holdCodes(`SELECT code FROM short ORDER BY code LIMIT ${NEARLY_SCARCE + 1}`));

  it('proposes three characters, and founding accepts them', async () => {
    const person = await newPerson(server);
    const name = `Polar Wings ${unique()}`;
    const { json } = await preview(person, name);
    expect(json.code).toMatch(/^[A-Z]{3}$/);
    expect((await found(person, { name })).json.code).toBe(json.code);
  });

  it('accepts three characters or a free code of two, and rejects a taken one', async () => {
    expect((await found(await newPerson(server), { code: 'pwx' })).json.code).toBe('PWX');
    expect((await found(await newPerson(server), { code: 'ZZ' })).json.code).toBe('ZZ');
    const again = await found(await newPerson(server), { code: 'PWX' });
    expect([again.status, again.json.data?.code?.code]).toEqual([400, 'validation_not_unique']);
  });

  it('gives each of twenty airlines founded at once a different code that they can act under', async () => {
    const people = await newPeople(server, 20);
    const responses = await Promise.all(people.map((person) => found(person, {})));
    const codes = responses.map(({ json }) => String(json.code));
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
    expect(new Set(codes).size).toBe(20);
    await act(server, people[0] as Person, 'rules.set', { auto_c: true });
  });
});

it('founds airlines when every two-character code is taken', async () => {
  await holdCodes('SELECT code FROM short');
  const response = await found(await newPerson(server), {});
  expect([response.status, response.json.code]).toEqual([200, expect.stringMatching(/^P[A-Z]{2}$/)]);
});

it('finds the last free one of 46,852 codes, and says when none is left', async () => {
  await holdCodes("SELECT code FROM short UNION ALL SELECT code FROM long WHERE code <> 'Q7Q'");
  expect((await found(await newPerson(server), {})).json.code).toBe('Q7Q');
  const person = await newPerson(server);
  for (const response of [await found(person, {}), await preview(person, 'Polar Wings')])
    expect([response.status, response.json.data?.code?.code]).toEqual([400, 'validation_none_left']);
  await sql("DELETE FROM airline WHERE code = 'AB'");
  expect((await preview(person, 'Polar Wings')).json.code).toBe('AB');
});
