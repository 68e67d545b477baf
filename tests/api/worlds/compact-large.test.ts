import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, operator } from '#tests/support/api.ts';
import { smallestTransactions, type TestBuild } from '#tests/support/build/test-build.ts';
import { brokenBesidesHours } from '#tests/support/flying-world.ts';
import { makeLargeAirline } from '#tests/support/large-airline.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';

/** Hours in which every airline has its turn. */
const HOURS = 24;
/** Maximum rows in one transaction. */
const MAX_ROWS = 1_000;
const KILLS = 4;
/** Log level that includes debug messages. */
const DEBUG = -4;

let folder: string;
let build: TestBuild;
let rows: number;

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-large-`);
  // One step per transaction, so that a kill can happen at many moments.
  build = await smallestTransactions();
  rows = await makeLargeAirline(`${folder}/whole`);
  cpSync(`${folder}/whole`, `${folder}/killed`, { recursive: true });
});
afterAll(() => {
  build.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns everything that compaction changes, as text. */
async function rowsOf(server: TestServer): Promise<string> {
  const superuser = await operator(server);
  const all = await Promise.all(
    ['ledger', 'flight', 'route_history'].map((name) =>
      superuser.collection(name).getFullList({ batch: 1000, sort: 'id' }),
    ),
  );
  return JSON.stringify(all, null, 1);
}

const brokenByCompaction = (name: string) => brokenBesidesHours(`${folder}/${name}`);

let expected: string;

it('sums up the old rows of a very large airline in many small transactions', async () => {
  const server = await startPausedWorld({ dataDir: `${folder}/whole` });
  const superuser = await operator(server);
  await superuser.settings.update({ logs: { maxDays: 1, minLevel: DEBUG } });
  await advanceHours(server, HOURS);

  // The server writes its log only every few seconds.
  const filter = 'message ~ "settled in"';
  await expect
    .poll(async () => (await superuser.logs.getList(1, 1, { filter })).totalItems)
    .toBeGreaterThanOrEqual(HOURS);
  const { items } = await superuser.logs.getList(1, HOURS, { filter });
  const said = items.map(({ data }) => /compact (\d+) rows in (\d+), at most (\d+)/.exec(data.transactions));
  const [, sum, count, max] = (said.find(Boolean) ?? []).map(Number);
  expect(sum).toBeGreaterThan(rows);
  expect(count).toBeGreaterThan(rows / MAX_ROWS);
  expect(max).toBeLessThanOrEqual(MAX_ROWS);

  expected = await rowsOf(server);
  const { totalItems: flights } = await superuser.collection('flight').getList(1, 1);
  const { totalItems: ledger } = await superuser.collection('ledger').getList(1, 1);
  const { totalItems: history } = await superuser.collection('route_history').getList(1, 1);
  await server.stop();
  // The capital; three categories of 300 aircraft by day; their tickets and leases by week; all tickets of
  // one week. Capital and leases have another side.
  expect({ flights, ledger, history }).toEqual({ flights: 0, ledger: 2 + 900 + 900 + 1, history: 100 });
  expect(await brokenByCompaction('whole')).toEqual([]);
});

it('continues after a kill between two of them', async () => {
  const dataDir = `${folder}/killed`;
  let inBetween = 0;
  let server = await startPausedWorld({ dataDir, build: build.dir });
  const { hour } = await worldNow(server);
  for (let kill = 0; kill < KILLS; kill++) {
    const superuser = await operator(server);
    const left = async () => {
      const count = (name: string) => superuser.collection(name).getList(1, 1);
      return (await count('flight')).totalItems + (await count('ledger')).totalItems;
    };
    const before = await left();
    const hours = hour + HOURS - (await worldNow(server)).hour;
    let isOver = false;
    const settling = call(server, '/api/am/world', {
      body: { advance: hours },
      token: superuser.authStore.token,
    })
      .catch(() => undefined)
      .finally(() => {
        isOver = true;
      });
    while (!isOver && (await left()) === before) await sleep(1);
    await sleep(Math.random() * 100);
    if (!isOver) inBetween++;
    await server.stop('SIGKILL');
    await settling;
    expect(await brokenByCompaction('killed')).toEqual([]);
    server = await startPausedWorld({ dataDir, build: build.dir });
  }
  await advanceHours(server, hour + HOURS - (await worldNow(server)).hour);
  const found = await rowsOf(server);
  await server.stop();
  expect(inBetween).toBeGreaterThan(1);
  expect(found === expected, 'the same rows as without being killed').toBe(true);
});
