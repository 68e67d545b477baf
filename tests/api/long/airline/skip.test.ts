import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventSource } from 'eventsource';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SKIP_HOURS_MAX } from '#game/network/timetable/skip.ts';
import type { Flight } from '#game/tables/flight.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import {
  type CallResponse,
  call,
  type Founder,
  newFounder,
  newPerson,
  operator,
} from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { HOLD } from '#tests/support/build/marks.ts';
import { makeTestBuild, type TestBuild } from '#tests/support/build/test-build.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { daily, leaseOne, openRoute, setTimetable, worldNow } from '#tests/support/world.ts';

// The SDK's realtime client uses the browser's EventSource.
globalThis.EventSource = EventSource as unknown as typeof globalThis.EventSource;

/** A speed at which the clock settles no hour during a test. */
const env = { AM_WORLD_SEED: 'test', AM_WORLD_SPEED: '0.01' };

// No skip ends early, on any machine.
const world = builtWorld('skip', {
  figures: { LONGEST: Number.POSITIVE_INFINITY },
  wrappers: ['hold-hours'],
});
let server: TestServer;
let data: string;

const start = async (build: TestBuild = world.build) => {
  server = await startServer({ dataDir: data, build: build.dir, env });
};
/** Lets hours wait, until the returned function is called. */
function hold(): () => void {
  writeFileSync(`${data}/${HOLD}`, '');
  return () => rmSync(`${data}/${HOLD}`);
}

beforeEach(async () => {
  data = mkdtempSync(`${world.folder}/world-`);
  await start();
  // The clock begins a second after the start.
  await expect.poll(async () => (await worldNow(server)).hour).toBeGreaterThanOrEqual(0);
});
afterEach(async () => {
  await server.stop();
});

const skip = ({ token }: { token: string }) => call(server, '/api/am/skip', { body: {}, token });
const view = async ({ token }: { token: string }) => (await call(server, '/api/am/skip', { token })).json;
const codeOf = ({ status, json }: CallResponse) => [status, json.data?.skip?.code];
const hour = async () => (await worldNow(server)).hour;

/**
 * Returns a founder whose only aircraft departs each day at a minute of the day and departs back at another, four hours later by default.
 */
async function planned(departs: number, back = departs + 240): Promise<Founder> {
  const founder = await newFounder(server);
  const route = await openRoute(server, founder, 'AMS', 'LHR');
  const { id } = await leaseOne(server, founder, 'airbus-a320neo');
  await setTimetable(server, founder, id, daily(route, founder.airline.hub, departs, back));
  return founder;
}

/** Makes the owners of these airlines appear absent for some days of the running world. */
async function awayFor(days: number, ...airlines: Founder[]): Promise<void> {
  const superuser = await operator(server);
  await superuser.collection('world').update(WORLD_ID, { uptime: days * 86_400 });
  for (const { airline } of airlines) await superuser.collection('airline').update(airline.id, { seen: 0 });
}

it('advances the only player to the hour of the first departure, and no further', async () => {
  const founder = await planned(9 * HOUR + 20);
  expect(await view(founder)).toEqual({ departs: 9 * HOUR + 20, alone: true });
  const { status, json } = await skip(founder);
  expect([status, json]).toEqual([200, { departs: 13 * HOUR + 20, alone: true }]);
  const world = await worldNow(server);
  expect(world).toMatchObject({ hour: 9, paused: false, speed: 0.01 });
  expect(Math.floor(world.minute / HOUR)).toBe(9);
  const flights = await founder.client.collection('flight').getFullList<Flight>();
  expect(flights.map(({ departs }) => departs)).toEqual([9 * HOUR + 20]);
});

it('begins a new week at the hub with passengers, whatever the minute at which it is set', async () => {
  // The flight back departs at 2:20 and the flight out at 22:20 each day.
  const founder = await planned(22 * HOUR + 20, 2 * HOUR + 20);
  expect(await view(founder)).toEqual({ departs: 22 * HOUR + 20, alone: true });
  expect((await skip(founder)).status).toBe(200);
  const flights = await founder.client.collection('flight').getFullList<Flight>();
  expect(flights.map(({ origin, route, departs }) => [origin, route !== '', departs])).toEqual([
    [founder.airline.hub, true, 22 * HOUR + 20],
  ]);
  expect((await skip(founder)).status).toBe(200);
  const next = await founder.client.collection('flight').getFullList<Flight>({ sort: 'departs' });
  expect(next.map(({ departs, state }) => [departs, state === 'cancelled'])).toEqual([
    [22 * HOUR + 20, false],
    [26 * HOUR + 20, false],
  ]);
});

it('advances the only player among rivals', async () => {
  const founder = await planned(9 * HOUR);
  const { authStore } = await operator(server);
  const set = { body: { rivals: 1 }, token: authStore.token };
  expect((await call(server, '/api/am/world', set)).status).toBe(200);
  expect(await founder.client.collection('airline').getFullList()).toHaveLength(2);
  expect((await skip(founder)).status).toBe(200);
  expect(await hour()).toBe(9);
});

it('is not available once a flight with passengers has landed', async () => {
  const founder = await planned(6 * HOUR);
  const landed = async () =>
    (await founder.client.collection('flight').getFullList({ filter: "state = 'landed'" })).length > 0;
  for (let day = 0; day < 6 && !(await landed()); day++) expect((await skip(founder)).status).toBe(200);
  expect(await landed()).toBe(true);
  expect(codeOf(await skip(founder))).toEqual([400, 'has_landed']);
  expect(await view(founder)).toEqual({ departs: null, alone: false });
});

it('settles at most 48 hours', async () => {
  const founder = await newFounder(server);
  const route = await openRoute(server, founder, 'AMS', 'LHR');
  const { id } = await leaseOne(server, founder, 'airbus-a320neo');
  // The world begins on a Thursday, so this is six days later.
  const [out, back] = daily(route, founder.airline.hub, 400, 700).slice(4, 6);
  if (!out || !back) throw new Error('there are legs on Wednesday');
  await setTimetable(server, founder, id, [out, back]);
  expect((await view(founder)).departs).toBe(6 * DAY + 400);
  const before = await hour();
  expect((await skip(founder)).status).toBe(200);
  expect((await hour()) - before).toBe(SKIP_HOURS_MAX);
});

describe('is rejected', () => {
  it('without a session, an airline or a departure, with a field, and in a paused world', async () => {
    expect((await call(server, '/api/am/skip', { body: {} })).status).toBe(401);
    expect((await skip(await newPerson(server))).status).toBe(403);
    const founder = await newFounder(server);
    expect(codeOf(await skip(founder))).toEqual([400, 'no_departure']);
    for (const body of [{ hours: 3 }, [], null, 'x'])
      expect((await call(server, '/api/am/skip', { body, token: founder.token })).status).toBe(400);
    const superuser = await operator(server);
    await superuser.send('/api/am/world', { method: 'POST', body: { paused: true } });
    expect(codeOf(await skip(founder))).toEqual([400, 'paused']);
    expect(await hour()).toBe(0);
  });

  it('if another owner was present within a day, or has a page open', async () => {
    const founder = await planned(9 * HOUR);
    const other = await newFounder(server);
    expect(await view(founder)).toEqual({ departs: 9 * HOUR, alone: false });
    expect(codeOf(await skip(founder))).toEqual([400, 'not_alone']);
    await awayFor(2, other);
    expect((await view(founder)).alone).toBe(true);

    const stop = await other.client.collection('world').subscribe('*', () => undefined);
    await expect.poll(async () => (await view(founder)).alone).toBe(false);
    expect(codeOf(await skip(founder))).toEqual([400, 'not_alone']);
    await stop();
    other.client.realtime.unsubscribe();
    // The caller's own pages do not count.
    await founder.client.collection('world').subscribe('*', () => undefined);
    await expect.poll(async () => (await view(founder)).alone).toBe(true);
    expect((await skip(founder)).status).toBe(200);
    expect(await hour()).toBe(9);
    founder.client.realtime.unsubscribe();
  });
});

it('ends early after its longest time, and can be repeated', async () => {
  const founder = await planned(9 * HOUR);
  const before = await hour();
  await server.stop();
  const build = await makeTestBuild({ figures: { LONGEST: -1 } });
  onTestFinished(build.remove);
  await start(build);
  const { status, json } = await skip(founder);
  expect([status, json]).toEqual([200, { departs: 9 * HOUR, alone: true }]);
  expect(await hour()).toBe(before);
  await server.stop();
  await start();
  expect((await skip(founder)).status).toBe(200);
  expect(await hour()).toBe(9);
});

it('runs one at a time, and replays to the same ledger', async () => {
  const founder = await planned(19 * HOUR);
  const release = hold();
  const statuses: number[] = [];
  const skipping = [1, 2, 3].map(async () => statuses.push((await skip(founder)).status));
  await expect.poll(() => statuses).toEqual([409, 409]);
  release();
  await Promise.all(skipping);
  expect(statuses).toEqual([409, 409, 200]);
  expect(await hour()).toBe(19);
  // Skips to the flight back, with actions and settled hours in between.
  expect((await skip(founder)).status).toBe(200);
  await server.stop();
  expect(await brokenIn(data)).toEqual([]);
  await expectReplay(data);
});

it('loses nothing if the server is killed during it', async () => {
  const founder = await planned(19 * HOUR);
  const release = hold();
  const skipping = skip(founder).catch(() => undefined);
  await expect.poll(hour, { interval: 2 }).toBeGreaterThan(2);
  await sleep(Math.random() * 50);
  await server.stop('SIGKILL');
  await skipping;
  release();
  expect(await brokenIn(data)).toEqual([]);
  await start();
  expect(await hour()).toBeLessThan(19);
  expect((await skip(founder)).status).toBe(200);
  expect(await hour()).toBe(19);
});
