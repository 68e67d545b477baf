import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Route } from '#game/tables/route.ts';
import { DAY } from '#game/world/time.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import {
  act,
  advanceHours,
  advanceTo,
  daily,
  leaseOne,
  openRoute,
  setTimetable,
  tryAct,
  worldNow,
} from '#tests/support/world.ts';

const OUT = 480;
const BACK = 760;

let server: TestServer;
let superuser: PocketBase;
let player: Founder;
/** AMS–ATH; the hub is AMS. */
let route: Route;
let near: Route;
/** The aircraft with a timetable, and an idle one at the hub. */
let plane: Aircraft;
let reserve: Aircraft;

const list = <Row>(collection: string, filter: string, sort = 'id') =>
  superuser.collection(collection).getFullList<Row>({ filter, sort });
const change = (aircraft: Aircraft, changes: Partial<Aircraft>) =>
  superuser.collection('aircraft').update(aircraft.id, changes);
const now = (aircraft: Aircraft) => superuser.collection('aircraft').getOne<Aircraft>(aircraft.id);
const flightsSince = (minute: number, of = route) =>
  list<Flight>('flight', `route = "${of.id}" && departs >= ${minute}`, 'departs');

/**
 * Sets both aircraft to the hub at midnight, airworthy and free. One flies back and forth on the route each
 * day, the other is idle.
 */
async function resetFleet(): Promise<number> {
  const { minute } = await worldNow(server);
  const from = minute % DAY === 0 ? minute : await advanceTo(server, 0);
  const checks = Object.fromEntries(
    ['line', 'a', 'c', 'd'].map((kind) => [kind, { hours: 0, cycles: 0, at: from }]),
  ) as Aircraft['checks'];
  for (const one of [plane, reserve])
    await change(one, {
      place: route.a,
      ready: from,
      work: '',
      hours: 0,
      cycles: 0,
      condition: 1,
      checks,
    });
  await setTimetable(server, player, plane.id, daily(route, route.a, OUT, BACK));
  await setTimetable(server, player, reserve.id, []);
  return from;
}

/** Returns the day's flights with their aircraft and outcome. */
async function dayOf(from: number, of = route): Promise<string[][]> {
  await advanceTo(server, 0);
  return (await flightsSince(from, of))
    .filter(({ departs }) => departs < from + DAY)
    .map(({ aircraft, instead_of, state }) => [
      ...(aircraft === reserve.id ? ['reserve'] : ['plane']),
      state,
      ...(instead_of === '' ? [] : [instead_of === plane.id ? 'for plane' : instead_of]),
    ]);
}

const OUT_OF_ORDER: Partial<Aircraft> = { condition: 0.2 };

describe('a reserve aircraft', () => {
  beforeAll(async () => {
    server = await sharedWorld();
    superuser = await operator(server);
    player = await newFounder(server, 'Spare Air');
    route = await openRoute(server, player, 'AMS', 'ATH');
    near = await openRoute(server, player, 'AMS', 'LHR');
    plane = await leaseOne(server, player, 'airbus-a320neo');
    reserve = await leaseOne(server, player, 'airbus-a320neo');
    await advanceHours(server, 24);
    await act(server, player, 'rules.set', { auto_line: false, auto_a: false, position: true });
    await change(reserve, { economy: 120, business: 8, first: 0 });
  });

  it('stays on the ground unless its airline’s rules allow substitutions', async () => {
    const from = await resetFleet();
    await change(plane, OUT_OF_ORDER);
    expect(await dayOf(from)).toEqual([
      ['plane', 'cancelled'],
      ['plane', 'cancelled'],
    ]);
    await act(server, player, 'rules.set', { spare: true });
  });

  it('flies out and back for a grounded aircraft, with its own seats, wear and costs', async () => {
    const from = await resetFleet();
    await change(plane, OUT_OF_ORDER);
    expect(await dayOf(from)).toEqual([
      ['reserve', 'landed', 'for plane'],
      ['reserve', 'landed', 'for plane'],
    ]);
    const flights = await flightsSince(from);
    for (const flight of flights) {
      expect(flight).toMatchObject({
        seats_economy: 120,
        seats_business: 8,
        leg: expect.stringMatching(/./),
      });
      expect(flight.pax_economy + flight.pax_business).toBeGreaterThan(0);
      const rows = await list<LedgerRow>('ledger', `flight = "${flight.id}"`);
      expect(new Set(rows.map(({ aircraft }) => aircraft))).toEqual(new Set([reserve.id]));
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).not.toBe(0);
    }
    expect(await now(reserve)).toMatchObject({ place: route.a, cycles: 2 });
    expect(await now(plane)).toMatchObject({ place: route.a, cycles: 0, hours: 0 });
    // No positioning flight was needed.
    expect(await list('flight', `route = "" && departs >= ${from}`)).toEqual([]);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('flies for an aircraft that is hours late, which then continues its own week', async () => {
    const twiceADay = [...daily(near, near.a, 360, 480), ...daily(near, near.a, 720, 840)];
    const from = await resetFleet();
    await setTimetable(server, player, plane.id, twiceADay);
    await change(plane, { ready: from + 360 + 60 });
    const late = await dayOf(from, near);
    expect(late.map(([aircraft]) => aircraft)).toEqual(['plane', 'plane', 'plane', 'plane']);
    const again = await resetFleet();
    await setTimetable(server, player, plane.id, twiceADay);
    await change(plane, { ready: again + 360 + 120 });
    expect(await dayOf(again, near)).toEqual([
      ['reserve', 'landed', 'for plane'],
      ['reserve', 'landed', 'for plane'],
      ['plane', 'landed'],
      ['plane', 'landed'],
    ]);
    const [first] = await flightsSince(again, near);
    expect(first?.cause).not.toBe('rotation');
    expect(await list('flight', `route = "" && departs >= ${from}`)).toEqual([]);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('is not used without the range, with a check due, or with a flight of its own at that time', async () => {
    const neverFlown = async (from: number) => {
      const flights = await dayOf(from);
      expect(flights.map(([, state]) => state)).toEqual(['cancelled', 'cancelled']);
      expect(await now(reserve)).toMatchObject({ place: route.a });
    };
    let from = await resetFleet();
    await change(plane, OUT_OF_ORDER);
    await change(reserve, { model: 'atr-42-600', economy: 48, business: 0 });
    await neverFlown(from);
    await change(reserve, { model: plane.model, economy: 120, business: 8 });

    from = await resetFleet();
    await change(plane, OUT_OF_ORDER);
    const work = await superuser.collection('maintenance').create({
      airline: player.airline.id,
      aircraft: reserve.id,
      kind: 'line',
      state: 'planned',
      by: 'player',
      starts: from + BACK,
      ends: from + BACK + 240,
      cost: 1_000,
      cabin: null,
    });
    await neverFlown(from);
    expect(await superuser.collection('maintenance').getOne(work.id)).toMatchObject({ state: 'done' });

    from = await resetFleet();
    await change(plane, OUT_OF_ORDER);
    await setTimetable(server, player, reserve.id, daily(near, near.a, BACK, BACK + 150));
    await neverFlown(from);
    expect((await dayOf(from, near)).map(([aircraft]) => aircraft)).toEqual(['reserve', 'reserve']);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('has a week of its own, and substitutes for another aircraft before it', async () => {
    const from = await resetFleet();
    await change(plane, OUT_OF_ORDER);
    await setTimetable(server, player, reserve.id, daily(near, near.a, 1140, 1300));
    expect((await dayOf(from)).map(([aircraft]) => aircraft)).toEqual(['reserve', 'reserve']);
    const own = await dayOf(from, near);
    expect(own.map(([aircraft, , ...instead]) => [aircraft, ...instead])).toEqual([['reserve'], ['reserve']]);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('is positioned home if the flight back is removed from the timetable, and cannot be returned before', async () => {
    await resetFleet();
    await setTimetable(server, player, plane.id, daily(route, route.a, OUT, OUT + 420));
    await change(plane, OUT_OF_ORDER);
    // The aircraft has landed and stays there for two more hours.
    const minute = await advanceTo(server, 13 * 60);
    expect(await now(reserve)).toMatchObject({ place: route.b });
    const returned = await tryAct(server, player, 'fleet.return', { aircraft: reserve.id });
    expect(returned.json.data?.aircraft).toMatchObject({ code: 'stands_in' });
    await setTimetable(server, player, plane.id, []);
    await advanceHours(server, 8);
    const [positioning, ...more] = await list<Flight>('flight', `route = "" && departs >= ${minute}`);
    expect(positioning).toMatchObject({
      aircraft: reserve.id,
      origin: route.b,
      destination: route.a,
      instead_of: '',
    });
    expect(more).toEqual([]);
    expect(await now(reserve)).toMatchObject({ place: route.a });
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('keeps an airline flying for days while one of its aircraft is grounded', async () => {
    await act(server, player, 'rules.set', { auto_line: true });
    const from = await resetFleet();
    await change(plane, OUT_OF_ORDER);
    await advanceHours(server, 24 * 5);
    const flights = await flightsSince(from);
    const flown = flights.filter(({ state }) => state !== 'cancelled');
    expect(flown.length).toBeGreaterThanOrEqual(9);
    expect(new Set(flown.map(({ aircraft }) => aircraft))).toEqual(new Set([reserve.id]));
    expect(await now(reserve)).toMatchObject({ place: route.a });
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });
});
