import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActionInput } from '#game/actions/actions.ts';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { DAY, fullHour } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { airportId, call, type Founder, newFounder, operator, runSql } from '#tests/support/api.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { worldOf } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
import {
  act,
  advanceHours,
  daily,
  leaseOne,
  openRoute,
  startPausedWorld,
  tryAct,
  weeklyRate,
  worldNow,
} from '#tests/support/world.ts';

const MODEL = 'atr-72-600';
const FARES = { economy: 120, business: 330, first: 640 };
const dueNow = leaseQuote(seedModel(MODEL), 2026)?.dueNow ?? 0;

let data: string;
let server: TestServer;
let hub: string;
const at: Record<string, string> = {};

beforeAll(async () => {
  data = mkdtempSync(`${tmpdir()}/am-start-`);
  server = await startPausedWorld({ dataDir: data });
  await advanceHours(server, 2);
  for (const code of ['AMS', 'LHR', 'CPH', 'GRQ']) at[code] = await airportId(server, code);
  hub = at.AMS ?? '';
});
afterAll(async () => {
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Returns a flight in each direction for each day. */
const week = (to: string) =>
  daily({ id: '', a: hub, b: to }, hub, 400, 640).map(({ origin, departs }) => ({ origin, departs }));

async function inputFor(player: Founder, code: string): Promise<ActionInput<'route.start'>> {
  const to = at[code] ?? '';
  const quote = await call(server, `/api/am/route/quote?from=${hub}&to=${to}`, { token: player.token });
  const lease = { model: MODEL, price: await weeklyRate(server, MODEL) };
  return { from: hub, to, fee: Number(quote.json.price), lease, fares: FARES, legs: week(to) };
}

const all = ({ client }: Founder, collection: string) => client.collection(collection).getFullList();
const cashOf = async ({ client, airline }: Founder) =>
  Number((await client.collection('airline').getOne(airline.id)).cash);

describe('starting a route', () => {
  it('acquires it, leases the aircraft, and sets fares and week in one action', async () => {
    const player = await newFounder(server);
    const before = await cashOf(player);
    const input = await inputFor(player, 'LHR');
    const { route, aircraft, without_slots } = await act(server, player, 'route.start', input);
    expect(without_slots).toEqual(['AMS', 'LHR']);
    const { minute } = await worldNow(server);
    expect(await all(player, 'route')).toMatchObject([
      { id: route, pair: 'AMSLHR', opened: minute, fare_economy: 120, fare_business: 330, fare_first: 640 },
    ]);
    // An airline's first lease, as if it had been leased alone.
    expect(await all(player, 'aircraft')).toMatchObject([
      { id: aircraft, model: MODEL, ownership: 'leased', revision: 1, delivered: fullHour(minute + 1) },
    ]);
    const legs = await all(player, 'leg');
    expect(legs).toHaveLength(14);
    expect(legs.every((leg) => leg.aircraft === aircraft && leg.route === route)).toBe(true);
    expect(before - (await cashOf(player))).toBe(input.fee + dueNow);
    const rows = await all(player, 'ledger');
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(await cashOf(player));
    expect(rows.map(({ category }) => category).sort()).toEqual(['capital', 'deposit', 'lease', 'route_fee']);
  });

  it('names full and coordinated airports, as acquiring only the right does', async () => {
    const player = await newFounder(server);
    for (const [code, named] of [
      ['LHR', ['AMS', 'LHR']],
      ['GRQ', ['AMS']],
    ] as const) {
      const { from, to, fee } = await inputFor(player, code);
      const right = await act(server, player, 'route.open', { from, to, price: fee });
      expect(right.without_slots).toEqual(named);
    }
  });

  it('flies only from the delivery on if that takes a day', async () => {
    const player = await newFounder(server);
    await leaseOne(server, player, MODEL);
    const { aircraft } = await act(server, player, 'route.start', await inputFor(player, 'LHR'));
    const { delivered } = await player.client.collection('aircraft').getOne<Aircraft>(String(aircraft));
    expect(delivered).toBeGreaterThanOrEqual((await worldNow(server)).minute + DAY);
    await advanceHours(server, 60);
    const flights = await all(player, 'flight');
    expect(flights.length).toBeGreaterThan(0);
    for (const { departs, state } of flights) {
      expect(departs).toBeGreaterThanOrEqual(delivered);
      expect(state).not.toBe('cancelled');
    }
  });

  it('uses an idle aircraft of the fleet free of charge', async () => {
    const player = await newFounder(server);
    const { id, revision } = await leaseOne(server, player, MODEL);
    const before = await cashOf(player);
    const { lease, ...input } = await inputFor(player, 'LHR');
    const started = await act(server, player, 'route.start', { ...input, aircraft: { id, revision } });
    expect(lease?.model).toBe(MODEL);
    expect(started.aircraft).toBe(id);
    expect(before - (await cashOf(player))).toBe(input.fee);
    expect(await all(player, 'aircraft')).toHaveLength(1);
    expect(await all(player, 'leg')).toHaveLength(14);
  });

  it('changes nothing if its last part is rejected', async () => {
    const player = await newFounder(server);
    const superuser = await operator(server);
    const input = await inputFor(player, 'LHR');
    const before = await worldOf(superuser);
    const [first] = input.legs;
    const rejected = await tryAct(server, player, 'route.start', { ...input, legs: first ? [first] : [] });
    expect(rejected.status).toBe(400);
    expect(Object.keys(rejected.json.data ?? {})).toEqual(['legs', 'legs.0']);
    expect(await worldOf(superuser)).toBe(before);
  });

  it('is rejected if the money is enough for the route or the aircraft, but not for both', async () => {
    const player = await newFounder(server);
    const superuser = await operator(server);
    const input = await inputFor(player, 'LHR');
    const enough = input.fee + dueNow;
    await superuser.collection('airline').update(player.airline.id, { cash: enough - 1 });
    const rejected = await tryAct(server, player, 'route.start', input);
    expect(rejected.json.data).toMatchObject({ cash: { code: 'insufficient_funds' } });
    expect(await all(player, 'route')).toEqual([]);
    await superuser.collection('airline').update(player.airline.id, { cash: STARTING_CAPITAL });
    await act(server, player, 'route.start', input);
  });

  it('gives the last slot to only one of two airlines that ask at once', async () => {
    const superuser = await operator(server);
    const sql = (query: string) => runSql(superuser, query);
    const [one, other] = [await newFounder(server), await newFounder(server)];
    const route = await openRoute(server, other, 'AMS', 'GRQ');
    const { id } = await leaseOne(server, other, MODEL);
    // GRQ has one runway. From 12:00 to 13:00 on Tuesdays, 27 movements make it full.
    await sql(`INSERT INTO leg (id, airline, aircraft, origin, departs, block, arrives)
      WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 35)
      SELECT 'filling000000' || i, 'nobody', '', '${at.GRQ}', 2160 + i, 60, 2220 + i FROM n`);
    const tuesday = [
      { origin: hub, departs: 2_135 },
      { origin: at.GRQ ?? '', departs: 2_300 },
    ];
    const input = { ...(await inputFor(one, 'GRQ')), legs: tuesday };
    const plan = { aircraft: id, revision: 0, legs: tuesday.map((leg) => ({ ...leg, route: route.id })) };
    const responses = await Promise.all([
      tryAct(server, one, 'route.start', input),
      tryAct(server, other, 'timetable.set', { plans: [plan] }),
    ]);
    await sql("DELETE FROM leg WHERE airline = 'nobody'");
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const rejected = responses.find(({ status }) => status === 400);
    const [{ code } = { code: '' }] = Object.values(rejected?.json.data ?? {});
    expect(code).toBe('no_slot');
  });
});

describe('undoing a start', () => {
  it('refunds route and lease as one undone action', async () => {
    const player = await newFounder(server);
    const { route, aircraft } = await act(server, player, 'route.start', await inputFor(player, 'CPH'));
    const spent = STARTING_CAPITAL - (await cashOf(player));
    const input = { route: String(route), aircraft: String(aircraft) };
    const undone = await act(server, player, 'route.undo', input);
    expect(undone).toMatchObject({ refund: spent, legs: 14 });
    expect(await cashOf(player)).toBe(STARTING_CAPITAL);
    for (const name of ['route', 'aircraft', 'leg']) expect(await all(player, name), name).toEqual([]);
    const airline = await player.client.collection('airline').getOne(player.airline.id);
    expect(airline).toMatchObject({ undo_count: 1 });
  });

  it('can undo each part on its own', async () => {
    const player = await newFounder(server);
    const first = await act(server, player, 'route.start', await inputFor(player, 'CPH'));
    await act(server, player, 'fleet.undo', { aircraft: [String(first.aircraft)] });
    expect(await all(player, 'leg')).toEqual([]);
    expect(await all(player, 'route')).toHaveLength(1);
    await act(server, player, 'route.undo', { route: String(first.route) });
    expect(await cashOf(player)).toBe(STARTING_CAPITAL);
  });

  it('is rejected for an aircraft that was leased at another time or has flown', async () => {
    const player = await newFounder(server);
    const older = await leaseOne(server, player, MODEL);
    await advanceHours(server, 1);
    const { route } = await act(server, player, 'route.start', await inputFor(player, 'CPH'));
    const rejected = await tryAct(server, player, 'route.undo', { route, aircraft: older.id });
    expect(rejected.json.data).toMatchObject({ aircraft: { code: 'several_orders' } });
    expect(await all(player, 'aircraft')).toHaveLength(2);
  });
});

// Must be last, because it stops the server.
it('keeps the world sound over a kill and in a replay', async () => {
  const player = await newFounder(server);
  await act(server, player, 'route.start', await inputFor(player, 'CPH'));
  await server.stop('SIGKILL');
  server = await startPausedWorld({ dataDir: data });
  expect(
    (await (await operator(server)).collection('leg').getFullList()).filter(
      ({ airline }) => airline === player.airline.id,
    ),
  ).toHaveLength(14);
  await advanceHours(server, 30);
  await server.stop();
  expect(await brokenIn(data)).toEqual([]);
  await expectReplay(data);
});
