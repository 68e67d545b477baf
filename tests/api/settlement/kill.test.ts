import { cpSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SMALLEST_TRANSACTIONS } from '#tests/support/build/test-build.ts';
import { brokenIn, flyingAirlines } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { settleUntilKilled } from '#tests/support/settle-until-killed.ts';
import { act, advanceHours, leaseOne, startPausedWorld, worldNow } from '#tests/support/world.ts';

const KILLS = 4;
const LAST_HOUR = 24 * 3;

// A few airlines give as many moments for a kill as many airlines would.
const world = builtWorld('kill', { figures: SMALLEST_TRANSACTIONS });

const start = (name: string) =>
  startPausedWorld({
    dataDir: `${world.folder}/${name}`,
    build: world.build.dir,
    // Incumbents answer, and slots are free at all hours.
    env: { AM_WORLD_RIVALS: '3', AM_WORLD_TRAFFIC: '40' },
  });

async function populate(server: TestServer): Promise<void> {
  const [first] = await flyingAirlines(server, [
    { name: 'Air 0', count: 2, first: 360 },
    ...[1, 2, 3].map((index) => ({ name: `Air ${index}`, count: 1, first: 360 + index * 7 })),
  ]);
  if (!first) throw new Error('no airline was founded');
  await act(server, first, 'rules.set', { spare: true });
  await leaseOne(server, first, 'airbus-a320neo');
  // Too worn to fly: the third aircraft substitutes until the first has had a C check.
  const [worn] = first.aircraft;
  await (await operator(server)).collection('aircraft').update(worn?.id ?? '', { condition: 0.3 });
}

/** No player acts during settlement, so no settlement parts are kept. */
const COLLECTIONS = [
  'ledger',
  'flight',
  'route_history',
  'maintenance',
  'notice',
  'aircraft',
  'connection',
  'stand_in',
  'settlement_part',
  'connection_sum',
  'goal',
  'slot',
  'news',
  'rival',
  'account',
  'incumbent',
];

async function rowsOf(server: TestServer): Promise<string> {
  const superuser = await operator(server);
  const rows = await Promise.all(
    COLLECTIONS.map((name) => superuser.collection(name).getFullList({ batch: 1000, sort: 'id' })),
  );
  return JSON.stringify(rows, null, 1);
}

it('loses and duplicates nothing when it is killed at any moment', async () => {
  let undisturbed = await start('undisturbed');
  await populate(undisturbed);
  await undisturbed.stop();
  cpSync(`${world.folder}/undisturbed`, `${world.folder}/killed`, { recursive: true });
  undisturbed = await start('undisturbed');
  const all = LAST_HOUR - (await worldNow(undisturbed)).hour;
  const started = performance.now();
  await advanceHours(undisturbed, all);
  const pace = (performance.now() - started) / all;
  const expected = await rowsOf(undisturbed);
  expect(expected).toMatch(/"instead_of": "\w+"/);
  await undisturbed.stop();

  let server = await start('killed');
  const hours: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const left = LAST_HOUR - (await worldNow(server)).hour;
    const share = left / (KILLS - kill);
    const sure = LAST_HOUR - left + Math.floor(2 * Math.random() * share);
    const isSettled = async () => (await worldNow(server)).hour >= sure;
    if (left > 0) await settleUntilKilled(server, left, isSettled, pace);
    else await server.stop('SIGKILL');
    expect(await brokenIn(`${world.folder}/killed`)).toEqual([]);
    server = await start('killed');
    hours.push((await worldNow(server)).hour);
  }
  // The server was killed at work, not before or after it.
  expect(new Set(hours).size).toBeGreaterThan(KILLS / 3);
  const left = LAST_HOUR - (await worldNow(server)).hour;
  if (left > 0) await advanceHours(server, left);
  const rows = await rowsOf(server);
  await server.stop();
  expect(rows === expected, 'the same rows as without being killed').toBe(true);
});
