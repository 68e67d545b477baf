import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { WEEK } from '#game/world/time.ts';
import {
  airportId,
  call,
  newFounder,
  newPeople,
  newPerson,
  operator,
  type Person,
  unique,
} from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { worldNow } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
let hub: string;

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  hub = await airportId(server, 'AMS');
});

const found = (person: Person, body: unknown) =>
  call(server, '/api/am/airline', { body, token: person.token });
const preview = (person: Person, name: unknown) =>
  call(server, '/api/am/airline/preview', { body: { name }, token: person.token });

/** Returns the numbers of airlines, ledger rows and linked users. */
async function counts() {
  const total = async (collection: string, filter = '') =>
    (await superuser.collection(collection).getList(1, 1, { filter })).totalItems;
  return [await total('airline'), await total('ledger'), await total('users', 'airline != ""')];
}

describe('founding an airline', () => {
  it('creates the airline, its first ledger row and the link, all at once', async () => {
    const person = await newPerson(server);
    const name = `Coastal ${unique()}`;
    const { status, json } = await found(person, { name: `  ${name.replace(' ', '   ')} `, hub });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      collectionName: 'airline',
      name,
      code: expect.stringMatching(/^[A-Z0-9]{2}$/),
      country: 'NL',
      hub,
      cash: STARTING_CAPITAL,
      user: person.id,
      colour_primary: expect.stringMatching(/^#[0-9A-F]{6}$/),
      colour_secondary: expect.stringMatching(/^#[0-9A-F]{6}$/),
    });
    // The date of the world, not of today.
    expect(json.founded).toMatch(/^2026-01-01 /);
    const ledger = await person.client.collection('ledger').getFullList();
    expect(ledger).toHaveLength(1);
    expect(ledger[0]).toMatchObject({ airline: json.id, category: 'capital', amount: STARTING_CAPITAL });
    const { record } = await person.client.collection('users').authRefresh();
    expect(record.airline).toBe(json.id);
  });

  it('accepts the given code and colours, in lower case as well', async () => {
    const person = await newPerson(server);
    const { json } = await found(person, {
      name: `Given ${unique()}`,
      hub,
      code: ' z9 ',
      colour_primary: '#aabbcc',
      colour_secondary: '#001122',
    });
    expect(json).toMatchObject({ code: 'Z9', colour_primary: '#AABBCC', colour_secondary: '#001122' });
  });

  for (const name of [
    '\ufdfa'.repeat(40),
    '🛫🛬',
    'エアライン',
    'O\'Hare & Söhne "Ltd" <b>',
    '-- DROP TABLE',
    '{:name}',
    'x'.repeat(40),
  ])
    it(`accepts an odd but honest name: ${name.slice(0, 20)}`, async () => {
      const person = await newPerson(server);
      const { status, json } = await found(person, { name, hub });
      expect([status, json.name]).toEqual([200, name]);
      expect((await person.client.collection('airline').getOne(String(json.id))).name).toBe(name);
    });

  it('previews exactly what founding then accepts, and stores nothing', async () => {
    const person = await newPerson(server);
    const before = await counts();
    const name = `Preview ${unique()}`;
    const { status, json } = await preview(person, ` ${name} `);
    expect([status, json]).toEqual([200, { name, code: expect.stringMatching(/^P/) }]);
    expect(await counts()).toEqual(before);
    expect((await found(person, { name, hub })).json.code).toBe(json.code);
  });

  it('proposes another code if the first is taken', async () => {
    const [one, two] = [await newPerson(server), await newPerson(server)];
    const first = await found(one, { name: 'Kilo Victor', hub });
    expect(first.json.code).toBe('KV');
    const second = await found(two, { name: 'Kilo Vega', hub });
    expect(second.status).toBe(200);
    expect(second.json.code).not.toBe('KV');
  });

  for (const variant of [
    'TAKEN NAME',
    'taken  name',
    ' Taken Name ',
    'Ｔａｋｅｎ Ｎａｍｅ',
    'Taken\u200d Name',
  ])
    it(`rejects a taken name written ${JSON.stringify(variant)}`, async () => {
      const first = await newPerson(server);
      await found(first, { name: 'Taken Name', hub });
      const person = await newPerson(server);
      const before = await counts();
      for (const response of [await found(person, { name: variant, hub }), await preview(person, variant)]) {
        expect(response.status).toBe(400);
        expect(response.json.data?.name?.code).toBe('validation_not_unique');
      }
      expect(await counts()).toEqual(before);
    });

  it('rejects a name that looks like a taken one, and accepts an honest one in the same letters', async () => {
    await found(await newPerson(server), { name: 'KAPTA Air 10', hub });
    const person = await newPerson(server);
    for (const name of ['КАРТА Air 10', 'карта Аіг 10', 'KAPTA Air IO']) {
      const { status, json } = await preview(person, name);
      expect([name, status, json.data?.name?.code]).toEqual([name, 400, 'validation_not_unique']);
    }
    expect((await found(person, { name: 'Карта Мира', hub })).status).toBe(200);
  });

  it('rejects a taken code, in either case', async () => {
    const holder = await newFounder(server);
    const before = await counts();
    for (const code of [holder.airline.code, String(holder.airline.code).toLowerCase()]) {
      const { status, json } = await found(await newPerson(server), { name: `New ${unique()}`, hub, code });
      expect([status, json.data?.code?.code]).toEqual([400, 'validation_not_unique']);
    }
    expect(await counts()).toEqual(before);
  });

  it('rejects a second airline', async () => {
    const founder = await newFounder(server);
    const before = await counts();
    const { status, json } = await found(founder, { name: `Second ${unique()}`, hub });
    expect([status, json.data?.airline?.code]).toEqual([400, 'validation_has_airline']);
    expect(await counts()).toEqual(before);
  });

  it('creates exactly one airline from twenty clicks at once', async () => {
    const person = await newPerson(server);
    const [airlines = 0, rows = 0, linked = 0] = await counts();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => found(person, { name: `Rush ${index} ${unique()}`, hub })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, json } of responses.filter(({ status }) => status !== 200))
      expect([status, json.data?.airline?.code]).toEqual([400, 'validation_has_airline']);
    // The capital has two sides.
    expect(await counts()).toEqual([airlines + 1, rows + 2, linked + 1]);
  });

  it('keeps the code of an airline that has flown from others for a year', async () => {
    const gone = await newFounder(server);
    const { code } = gone.airline;
    await superuser.collection('route_history').create({ airline: gone.airline.id, days: 1 });
    await gone.client.collection('users').delete(gone.id);
    const name = `Heir ${unique()}`;
    const { status, json } = await found(await newPerson(server), { name, hub, code });
    expect([status, json.data?.code?.message]).toEqual([
      400,
      'An airline that is gone had this code. It is kept for 52 weeks.',
    ]);
    const retired = await superuser.collection('retired_code').getFirstListItem(`code = "${code}"`);
    const { minute } = await worldNow(server);
    expect(retired.until).toBe(minute + 52 * WEEK);
    await superuser.collection('retired_code').update(retired.id, { until: minute });
    expect((await found(await newPerson(server), { name, hub, code })).json.code).toBe(code);
  });

  it('gives a name and a code to exactly one of ten users at once', async () => {
    const people = await newPeople(server, 10);
    const name = `Fought over ${unique()}`;
    const responses = await Promise.all(people.map((person) => found(person, { name, hub })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const different = await Promise.all(
      people.map((person) => found(person, { name: `Own ${unique()}`, hub })),
    );
    const codes = different.filter(({ status }) => status === 200).map(({ json }) => json.code);
    expect(codes).toHaveLength(9);
    expect(new Set(codes).size).toBe(9);
  });

  it('rolls everything back if the last step fails', async () => {
    const person = await newPerson(server);
    const before = await counts();
    // Saving the link is the last step. A user that cannot be saved makes it fail.
    const users = await superuser.collections.getOne('users');
    const fields = users.fields.map((field) => (field.name === 'username' ? { ...field, min: 29 } : field));
    await superuser.collections.update('users', { fields });
    try {
      expect((await found(person, { name: `Undone ${unique()}`, hub })).status).toBe(500);
    } finally {
      await superuser.collections.update('users', { fields: users.fields });
    }
    expect(await counts()).toEqual(before);
    expect((await found(person, { name: `Redone ${unique()}`, hub })).status).toBe(200);
  });

  it('keeps cash equal to the sum of the ledger, for every airline', async () => {
    for (const { id, cash } of await superuser.collection('airline').getFullList()) {
      const rows = await superuser.collection('ledger').getFullList({ filter: `airline="${id}"` });
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(cash);
    }
  });
});
