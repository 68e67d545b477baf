import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Route } from '#game/tables/route.ts';
import { replayWorld } from '#scripts/replay/replay-world.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { copyPreparedFolder } from '#tests/support/prepared-folder.ts';
import { runScript } from '#tests/support/run-script.ts';
import {
  act,
  advanceHours,
  daily,
  leaseOne,
  openRoute,
  setTimetable,
  startPausedWorld,
} from '#tests/support/world.ts';

const MODEL = 'airbus-a320neo';
let data: string;

beforeAll(() => {
  data = mkdtempSync(`${tmpdir()}/am-replayed-`);
});

afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

/** Replays without the command, in the prepared folder. */
const replayInPlace = () => replayWorld(data, { prepare: copyPreparedFolder, onLine: () => undefined });

it('replays a world to the same ledger, even after a user has left, and the log no longer names that user', async () => {
  const server = await startPausedWorld({ dataDir: data, env: { AM_WORLD_TRAFFIC: '40' } });
  const [stays, leaves] = [await newFounder(server), await newFounder(server)];
  for (const player of [stays, leaves]) {
    const route = await openRoute(server, player, 'AMS', 'LHR');
    const aircraft = await leaseOne(server, player, MODEL);
    await act(server, player, 'fleet.rename', { aircraft: aircraft.id, name: 'Zilverreiger' });
    // A replay uses ids as names, because the log drops the names of deleted airlines.
    await act(server, player, 'airline.change', { name: player === stays ? 'Wandelaar' : 'Vertrekker' });
    await setTimetable(server, player, aircraft.id, daily(route, route.a, 400, 600));
  }
  await advanceHours(server, 60);
  await act(server, stays, 'rules.set', { auto_c: true });
  // At noon: removed legs of today still compete, and added ones have missed the morning's passengers.
  const [plane] = await stays.client.collection('aircraft').getFullList();
  const [route] = await stays.client.collection('route').getFullList<Route>();
  if (plane && route) await setTimetable(server, stays, plane.id, daily(route, route.a, 400, 840));
  await leaves.client.collection('users').delete(leaves.id);
  await advanceHours(server, 30);
  const log = await (await operator(server)).collection('action').getFullList();
  await server.stop();

  const told = JSON.stringify(log);
  expect(told).toContain(stays.id);
  expect(told).not.toContain(leaves.id);
  expect(told).not.toContain(leaves.airline.name);
  expect(told).not.toContain('Vertrekker');
  expect(told.match(/Zilverreiger/g)).toHaveLength(1);

  const { code, stdout, stderr } = await runScript('replay', ['--data', data]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stdout).toMatch(/The same ledger, byte for byte: \d+ rows\./);
});

/** An entry of the ledger before it was changed. */
let changed: LedgerRow;

it('names the first row that differs', async () => {
  const server = await startPausedWorld({ dataDir: data });
  const superuser = await operator(server);
  const row = await superuser.collection('ledger').getFirstListItem("category = 'tickets'");
  changed = row as unknown as LedgerRow;
  await superuser.collection('ledger').update(row.id, { amount: row.amount + 1 });
  await server.stop();

  const message = expect.stringMatching(new RegExp(`The rows of ledger differ\\..*${row.id}`, 's'));
  await expect(replayInPlace()).rejects.toMatchObject({ name: 'Problem', message });
});

it('compares other tables as well', async () => {
  const server = await startPausedWorld({ dataDir: data });
  const superuser = await operator(server);
  await superuser.collection('ledger').update(changed.id, { amount: changed.amount });
  const lessors = accountId('lessors');
  const { balance } = await superuser.collection('account').getOne(lessors);
  await superuser.collection('account').update(lessors, { balance: balance + 1 });
  await server.stop();

  await expect(replayInPlace()).rejects.toThrow('The rows of account differ.');
});
