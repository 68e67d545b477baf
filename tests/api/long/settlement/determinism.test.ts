import { afterAll, beforeAll, expect, it } from 'vitest';
import { operator } from '#tests/support/api.ts';
import { smallestTransactions, type TestBuild } from '#tests/support/build/test-build.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, leaseOne, startPausedWorld } from '#tests/support/world.ts';

/** All collections that settlement writes. */
const COLLECTIONS = [
  'ledger',
  'flight',
  'route_history',
  'maintenance',
  'notice',
  'goal',
  'connection',
  'connection_sum',
  'transfer',
  'stand_in',
] as const;
const HOURS = 24 * 3;

const servers: TestServer[] = [];
let build: TestBuild;

beforeAll(async () => {
  // One airline per transaction, as on the slowest machine.
  build = await smallestTransactions();
  for (const options of [{}, { build: build.dir }])
    servers.push(await startPausedWorld({ ...options, env: { AM_WORLD_SEED: 'one' } }));
  servers.push(await startPausedWorld({ env: { AM_WORLD_SEED: 'two' } }));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  build.remove();
});

/** Repeats the same actions of the same players. Returns every row as text. */
async function playOn(server: TestServer, stepsOfHours: number): Promise<Record<string, string>> {
  const { aircraft, ...first } = await flyingAirline(server, 'First Air', 2);
  await act(server, first, 'rules.set', { spare: true });
  await leaseOne(server, first, 'airbus-a320neo');
  await flyingAirline(server, 'Second Air', 1, 420);
  // Too worn to fly, so the third aircraft substitutes.
  const superuser = await operator(server);
  await superuser.collection('aircraft').update(aircraft[0]?.id ?? '', { condition: 0.3 });
  for (let hours = 0; hours < HOURS; hours += stepsOfHours) await advanceHours(server, stepsOfHours);
  const rows: Record<string, string> = {};
  for (const name of COLLECTIONS) {
    const list = await superuser.collection(name).getFullList({ batch: 1000, sort: 'id' });
    rows[name] = JSON.stringify(list, null, 1);
  }
  return rows;
}

it('gives the same ledger byte for byte for the same seed and actions, whatever the size of transactions', async () => {
  const [one, again, other] = servers as [TestServer, TestServer, TestServer];
  const first = await playOn(one, HOURS);
  expect(first.ledger?.length).toBeGreaterThan(10_000);
  expect(first.flight).toMatch(/"instead_of": "\w+"/);
  const second = await playOn(again, 1);
  for (const name of COLLECTIONS) expect(second[name], name).toBe(first[name]);
  const third = await playOn(other, HOURS);
  expect(third.ledger).not.toBe(first.ledger);
});
