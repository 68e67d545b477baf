import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitsCalls, locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { MEMORY_GROWTH, serveArgs } from '#scripts/pocketbase/serve-args.ts';
import { freePort } from '#scripts/port.ts';
import { operator, runSql, selectRows } from '#tests/support/api.ts';
import { makeTestBuild, type TestBuild } from '#tests/support/build/test-build.ts';
import { passedOn } from '#tests/support/passed-on.ts';
import { startPausedWorld } from '#tests/support/world.ts';

const isOurs = limitsCalls(await locatePocketbase());
/** Rows of two tables that make a world of more than 1 GB. They are long, because each takes time. */
const FLIGHTS = 50_000;
const ENTRIES = 125_000;
const ROWS_AT_ONCE = 25_000;
/** Memory limit in compose.yaml, in MB. */
const MEMORY_MAX = 768;
/** Go's memory settings as in the image. The server follows what lives if GOMEMLIMIT is empty. */
const AS_IN_IMAGE = { GOGC: MEMORY_GROWTH, GOMEMLIMIT: '' };
/** Bytes in the journal from which a migration of these tables has written a part of its rows. */
const HALF_WAY = 50_000_000;

/**
 * Adds a column, an index that sorts all rows, and a value that a second run would make wrong. The index of the first table
 * holds most of its bytes, so that a kill interrupts it. That of the second one is small, so that a kill interrupts the update.
 */
const migration = (table: string, sum: string, sorted: string) => `
migrate((app) => {
  const collection = app.findCollectionByNameOrId('${table}');
  collection.fields.add(new NumberField({ name: 'upgraded', onlyInt: true }));
  collection.indexes = [...collection.indexes, 'CREATE INDEX idx_upgraded_${table} ON ${table} (${sorted})'];
  app.save(collection);
  app.db().newQuery('UPDATE ${table} SET upgraded = upgraded + ${sum}').execute();
});`;
const MIGRATIONS = {
  '9999999998_flights': migration('flight', 'departs + 1', 'why, number'),
  '9999999999_entries': migration('ledger', 'amount + 1', 'flight, minute'),
};
const [FIRST, SECOND] = Object.keys(MIGRATIONS) as [string, string];

let dataDir: string;
let build: TestBuild;

const sizeOf = (name: string) => statSync(`${dataDir}/${name}`, { throwIfNoEntry: false })?.size ?? 0;

/** Inserts the rows 0 to `count`, each made from its number `n` by an SQL expression. */
async function insert(superuser: PocketBase, table: string, count: number, row: Record<string, string>) {
  for (let from = 0; from < count; from += ROWS_AT_ONCE)
    await runSql(
      superuser,
      `INSERT INTO ${table} (${Object.keys(row)})
        WITH RECURSIVE numbers(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM numbers LIMIT ${ROWS_AT_ONCE})
        SELECT ${Object.values(row)} FROM numbers WHERE n < ${count}`,
    );
}

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-upgrade-`);
  build = await makeTestBuild();
  const server = await startPausedWorld({ dataDir });
  const superuser = await operator(server);
  await insert(superuser, 'flight', FLIGHTS, {
    id: "printf('f%014d', n)",
    airline: "printf('a%014d', n % 1000)",
    aircraft: "printf('p%014d', n % 20000)",
    route: "printf('r%014d', n % 10000)",
    origin: "printf('o%014d', n % 997)",
    destination: "printf('o%014d', n % 991)",
    departs: 'n',
    state: "'landed'",
    why: "json_object('km', n, 'x', hex(zeroblob(4600)))",
  });
  await insert(superuser, 'ledger', ENTRIES, {
    id: "printf('l%014d', n)",
    airline: "printf('a%014d', n % 1000)",
    at: "'2026-01-01 00:00:00.000Z'",
    minute: 'n / 50',
    category: "'tickets'",
    amount: 'n % 5000',
    memo: "printf('Entry of a large world %d %s', (n * 7919) % 1000003, hex(zeroblob(2100)))",
    flight: `printf('f%014d', n % ${FLIGHTS})`,
  });
  await server.stop();
  expect(sizeOf('data.db')).toBeGreaterThan(1_000_000_000);
  for (const [name, source] of Object.entries(MIGRATIONS))
    writeFileSync(`${build.dir}/pb_migrations/${name}.js`, source);
});
afterAll(() => {
  build.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the server and kills it in the middle of a migration. Returns what it has printed. */
async function killInside(name: string): Promise<string> {
  const args = serveArgs(dataDir, `127.0.0.1:${await freePort()}`, build.dir);
  const limited = [`--data=${MEMORY_MAX * 1_000_000}`, await locatePocketbase(), ...args];
  const server = spawn('prlimit', limited, { env: { ...passedOn(), ...AS_IN_IMAGE } });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  let isOver = false;
  const ended = new Promise<void>((resolve) => server.on('close', resolve)).finally(() => {
    isOver = true;
  });
  while (!isOver && !(output.includes(name) && sizeOf('data.db-wal') > HALF_WAY)) await sleep(20);
  expect(isOver, output).toBe(false);
  server.kill('SIGKILL');
  await ended;
  return output;
}

it.skipIf(!isOurs)(
  'upgrades a world of more than 1 GB within the memory of compose.yaml, killed in each migration',
  async () => {
    const first = await killInside(FIRST);
    expect(first).toContain(`Upgrading the world, step 1 of 2: ${FIRST} …`);
    expect(first).not.toContain('took');

    // The interrupted migration begins again.
    const second = await killInside(SECOND);
    expect(second).toContain(`Upgrading the world, step 1 of 2: ${FIRST} …`);
    expect(second).toMatch(/step 1 of 2 took [\d.]+ s\./);
    expect(second).toContain(`Upgrading the world, step 2 of 2: ${SECOND} …`);
    expect(second).not.toContain('step 2 of 2 took');

    // The finished one does not.
    const server = await startPausedWorld({
      dataDir,
      build: build.dir,
      memoryCap: MEMORY_MAX,
      env: AS_IN_IMAGE,
    });
    const lines = server
      .log()
      .split('\n')
      .filter((line) => line.startsWith('Upgrading'));
    console.log([...second.split('\n'), ...lines].filter((line) => line.startsWith('Upgrading')).join('\n'));
    expect(lines).toEqual([
      `Upgrading the world, step 1 of 1: ${SECOND} …`,
      expect.stringMatching(/^Upgrading the world, step 1 of 1 took [\d.]+ s\.$/),
    ]);
    expect(sizeOf('data.db-wal')).toBeLessThan(HALF_WAY);

    const superuser = await operator(server);
    const counts = async (table: string, sum: string) =>
      selectRows(superuser, `SELECT count(*), sum(upgraded = ${sum} + 1) FROM ${table} WHERE upgraded > 0`);
    expect(await counts('flight', 'departs')).toEqual([[`${FLIGHTS}`, `${FLIGHTS}`]]);
    expect(await counts('ledger', 'amount')).toEqual([[`${ENTRIES}`, `${ENTRIES}`]]);
    expect(await selectRows(superuser, 'PRAGMA quick_check(1)')).toEqual([['ok']]);
    await server.stop();

    // Nothing is left to do.
    const again = await startPausedWorld({
      dataDir,
      build: build.dir,
      memoryCap: MEMORY_MAX,
      env: AS_IN_IMAGE,
    });
    expect(again.log()).not.toContain('Upgrading');
    await again.stop();
  },
);
