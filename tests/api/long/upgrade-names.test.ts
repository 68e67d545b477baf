import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { airlineNameSchema } from '#game/airline/airline.ts';
import { nameKey } from '#game/airline/airline-name.ts';
import { airportId } from '#game/airport/airport.ts';
import { call, newClient, newPerson, operator, PASSWORD, runSql } from '#tests/support/api.ts';
import { makeOldWorld } from '#tests/support/old-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, startPausedWorld } from '#tests/support/world.ts';

/**
 * Names that 0.2.0 accepted at the same time, the oldest first. The second has Cyrillic letters, the third an
 * invisible character, and the last marks that cover the lines around.
 */
const PILE = `Sky Way${'s\u0301'}${'\u0302'.repeat(12)}`;
const NAMES = ['Sky Ways', 'Sk\u0443 W\u0430\u0443s', 'Sky\ufe00 Ways', 'Авиа Норд', PILE, 'Çay Ways'];
/** The names after the upgrade. */
const TIDY = NAMES.map((name) => (name === PILE ? 'Sky Way\u015b\u0302' : name));
const HUB = airportId('EHAM');

/** Letters of the scripts with look-alikes, and some with special case folding. */
const letters = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.integer({ min: 0xc0, max: 0x24f }),
  fc.integer({ min: 0x370, max: 0x3ff }),
  fc.integer({ min: 0x400, max: 0x52f }),
  fc.integer({ min: 0x531, max: 0x556 }),
  fc.integer({ min: 0x13a0, max: 0x13f5 }),
  fc.integer({ min: 0x1e00, max: 0x1fff }),
  fc.integer({ min: 0xff21, max: 0xff5a }),
);
const odd = fc
  .array(letters, { minLength: 2, maxLength: 12 })
  .map((points) => airlineNameSchema.safeParse(String.fromCodePoint(...points)).data)
  .filter((name) => name !== undefined);
/** Different names of many airlines. */
const CROWD = [
  ...new Map(fc.sample(odd, { seed: 7, numRuns: 400 }).map((name) => [nameKey(name), name])).values(),
];

let dataDir: string;
let server: TestServer;

/**
 * Creates accounts with airlines and one ledger row each. They were founded a day apart, and the latest comes
 * first in the table.
 */
async function fill(superuser: PocketBase): Promise<void> {
  for (const [index, name] of [...NAMES.entries()].reverse()) {
    const user = await superuser.collection('users').create({
      email: `old${index}@example.test`,
      username: `old-hand-${index}`,
      password: PASSWORD,
      passwordConfirm: PASSWORD,
    });
    const [id, founded] = [`oldairline0000${index}`, `2026-01-0${index + 1} 00:00:00.000Z`];
    const query = `INSERT INTO airline (id, name, name_key, code, colour_primary, colour_secondary, country, hub, founded, user, cash)
      VALUES ('${id}', '${name}', '${name.toLowerCase()}', 'A${index}', '#000000', '#FFFFFF', 'NL', '${HUB}', '${founded}', '${user.id}', 5)`;
    await runSql(superuser, query);
    await superuser.collection('users').update(user.id, { airline: id });
    const row = { airline: id, at: founded, category: 'capital', amount: 5 };
    await superuser.collection('ledger').create(row);
  }
}

/** Inserts airlines by SQL, twenty at a time, because a query has a maximum length. */
async function addCrowd(superuser: PocketBase): Promise<void> {
  const rows = CROWD.map(
    (name, index) =>
      `('crowd00000${10_000 + index}', '${name.replaceAll("'", "''")}', '${index}', 'Z${index}', '${HUB}', '${index}')`,
  );
  for (let from = 0; from < rows.length; from += 20) {
    const query = `INSERT INTO airline (id, name, name_key, code, hub, user) VALUES ${rows.slice(from, from + 20).join(', ')}`;
    await runSql(superuser, query);
  }
}

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-names-`);
  await makeOldWorld(dataDir, '1795219200', async (superuser) => {
    await fill(superuser);
    await addCrowd(superuser);
  });
  server = await startPausedWorld({ dataDir });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('keeps airlines that were founded under look-alike names, and the oldest keeps the name', async () => {
  const airlines = await (await operator(server))
    .collection('airline')
    .getFullList({ sort: 'founded', filter: 'id ~ "oldairline"' });
  expect(airlines.map(({ name }) => name)).toEqual(TIDY);
  const [first = '', ...others] = airlines.map(({ name_key }) => String(name_key));
  expect(first).not.toContain('\n');
  expect(others).toEqual([
    `${first}\noldairline00001`,
    `${first}\noldairline00002`,
    nameKey('Авиа Норд'),
    `${first}\noldairline00004`,
    nameKey('Çay Ways'),
  ]);
});

it('computes the same keys in goja and in Node', async () => {
  const airlines = await (await operator(server))
    .collection('airline')
    .getFullList({ sort: 'id', filter: 'id ~ "crowd"' });
  expect(CROWD.length).toBeGreaterThan(300);
  expect(airlines.map(({ name, name_key }) => [name, name_key])).toEqual(
    CROWD.map((name) => [name, nameKey(name)]),
  );
});

it('rejects look-alikes from now on', async () => {
  const person = await newPerson(server);
  for (const name of [
    'SKY WAYS',
    'Ѕку Ways',
    'Sk1 Ways',
    'Авиа Нор\u0434',
    'Cay Ways',
    'Sky\u0338 Ways',
    PILE,
  ]) {
    const { status, json } = await call(server, '/api/am/airline/preview', {
      body: { name },
      token: person.token,
    });
    const isOther = name === 'Sk1 Ways';
    expect([name, status, json.data?.name !== undefined]).toEqual([name, isOther ? 200 : 400, !isOther]);
  }
});

it('lets each owner act and read only their own ledger', async () => {
  for (const index of NAMES.keys()) {
    const client = newClient(server);
    const { token, record } = await client
      .collection('users')
      .authWithPassword(`old${index}@example.test`, PASSWORD);
    expect(record.airline).toBe(`oldairline0000${index}`);
    await act(server, { token }, 'rules.set', { auto_c: true });
    expect(await client.collection('ledger').getFullList()).toMatchObject([
      { airline: record.airline, amount: 5 },
    ]);
  }
});
