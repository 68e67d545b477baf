import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Route } from '#game/tables/route.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, WEEK } from '#game/world/time.ts';
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

let server: TestServer;
let superuser: PocketBase;
let player: Founder;
let plane: Aircraft;
/** AMS–LHR and BCN–VIE; the hub is AMS. */
let home: Route;
let away: Route;

const list = <Row>(collection: string, filter: string, sort = 'id') =>
  superuser.collection(collection).getFullList<Row>({ filter, sort });
const flightsSince = (minute: number) =>
  list<Flight>('flight', `aircraft = "${plane.id}" && departs >= ${minute}`, 'departs');
const placeOf = async () => (await superuser.collection('aircraft').getOne<Aircraft>(plane.id)).place;

describe('an aircraft that is out of position', () => {
  beforeAll(async () => {
    server = await sharedWorld();
    superuser = await operator(server);
    player = await newFounder(server, 'Ferry Air');
    home = await openRoute(server, player, 'AMS', 'LHR');
    away = await openRoute(server, player, 'BCN', 'VIE');
    plane = await leaseOne(server, player, 'airbus-a320neo');
    await advanceHours(server, 24);
    await advanceTo(server, 0);
  });

  it('is positioned in time without passengers, at the cost of its airline and not of a route', async () => {
    const { minute } = await worldNow(server);
    await setTimetable(server, player, plane.id, daily(away, away.a, 480, 720));
    await advanceTo(server, 18 * 60);
    const [positioning, ...flown] = await flightsSince(minute);
    if (!positioning) throw new Error('it was not positioned');
    expect(positioning).toMatchObject({
      origin: home.a,
      destination: away.a,
      route: '',
      leg: '',
      state: 'landed',
    });
    expect(positioning).toMatchObject({
      seats_economy: 0,
      pax_economy: 0,
      connecting: 0,
      revenue: 0,
      why: null,
    });
    expect(positioning.number).toBe(`${flown[0]?.number}P`);
    expect(positioning.landed).toBeLessThanOrEqual(minute + 480 - 30);
    expect(flown.map(({ route, departs }) => [route, departs])).toEqual([
      [away.id, minute + 480],
      [away.id, minute + 720],
    ]);
    // The first flight did not wait for the positioning flight. The weather may delay both.
    expect(['elsewhere', 'rotation']).not.toContain(flown[0]?.cause);
    expect(flown[1]?.cause).not.toBe('elsewhere');

    const rows = await list<LedgerRow>('ledger', `flight = "${positioning.id}"`, 'category');
    expect(rows.map(({ category }) => category)).toEqual([
      'crew',
      'fuel',
      'handling',
      'landing',
      'maintenance',
      'navigation',
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ route: '', aircraft: plane.id });
      expect(row.amount).toBe(-(positioning[row.category as 'fuel'] ?? 0));
    }
    const history = await list<RouteHistory>('route_history', `airline = "${player.airline.id}"`);
    expect(history.every(({ route }) => route === away.id)).toBe(true);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('misses a leg that it cannot reach in time, and flies the next one', async () => {
    const minute = await advanceTo(server, 0);
    await act(server, player, 'rules.set', { drop_late_after: 60 });
    // About two hours away: too late for its first flight by the airline's rule, in time for the next day's.
    expect(await placeOf()).toBe(away.a);
    await setTimetable(server, player, plane.id, daily(home, home.a, 70, 300));
    await advanceTo(server, 0);
    await advanceTo(server, 12 * 60);
    const flights = await flightsSince(minute);
    const missed = flights.filter(({ cause }) => cause === 'elsewhere');
    expect(missed.map(({ departs, state, origin }) => [departs, state, origin])).toEqual([
      [minute + 70, 'cancelled', home.a],
    ]);
    const positioningFlights = flights.filter(({ route }) => route === '');
    // The flight back from LHR is the first that it can reach.
    expect(positioningFlights).toHaveLength(1);
    expect(positioningFlights[0]).toMatchObject({ origin: away.a, destination: home.b });
    expect(positioningFlights[0]?.landed).toBeLessThan(minute + 300);
    const last = flights.at(-1);
    expect(last).toMatchObject({ departs: minute + DAY + 300, route: home.id, state: 'landed' });
    expect(await brokenIn(server.dataDir)).toEqual([]);
    await act(server, player, 'rules.set', { drop_late_after: 0 });
  });

  it('flies late if it can still come, even across the end of the week', async () => {
    // Sunday 23:00 is the last hour of the week.
    const { start } = await worldNow(server);
    let { minute } = await worldNow(server);
    const sunday = 6 * DAY + 23 * 60;
    const until = (sunday - weekMinute(minute, startWeekMinute(start)) + WEEK) % WEEK;
    await advanceHours(server, until / 60);
    minute = (await worldNow(server)).minute;
    expect(await placeOf()).toBe(home.a);
    await setTimetable(server, player, plane.id, [
      { route: away.id, origin: away.a, departs: 30 },
      { route: away.id, origin: away.b, departs: 600 },
    ]);
    await advanceHours(server, 12);
    const [positioning, first] = await flightsSince(minute);
    expect(positioning).toMatchObject({ route: '', departs: minute + 60, destination: away.a });
    expect(first).toMatchObject({ departs: minute + 90, cause: 'rotation', state: 'landed' });
    expect(first?.departed).toBeGreaterThan(Number(positioning?.landed));
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('stays where it is if its airline’s rules say so', async () => {
    await act(server, player, 'rules.set', { position: false });
    await advanceHours(server, 24);
    const { minute } = await worldNow(server);
    const { revision } = await player.client.collection('aircraft').getOne<Aircraft>(plane.id);
    const legs = daily(home, home.a, 480, 720);
    const rejected = await tryAct(server, player, 'timetable.set', {
      plans: [{ aircraft: plane.id, revision, legs }],
    });
    expect(rejected.json.data?.plans).toMatchObject({ code: 'elsewhere' });
    expect(rejected.json.data?.plans?.message).toMatch(/is at BCN.*from AMS, but your rules do not/);

    await act(server, player, 'rules.set', { position: true });
    await setTimetable(server, player, plane.id, legs);
    await act(server, player, 'rules.set', { position: false });
    await advanceHours(server, 24);
    const flights = await flightsSince(minute);
    expect(flights.length).toBeGreaterThan(0);
    for (const flight of flights)
      expect(flight).toMatchObject({ state: 'cancelled', cause: 'elsewhere', route: home.id });
  });

  it('drops only its last rotation of the day when it is late, by rule', async () => {
    await act(server, player, 'rules.set', { position: true, drop_late_after: 90 });
    const minute = await advanceTo(server, 0);
    await setTimetable(server, player, plane.id, [
      ...daily(home, home.a, 480, 660),
      ...daily(home, home.a, 840, 1020),
    ]);
    /** Makes the aircraft late for one of a day's flights. Returns the flights of that day and the next. */
    const lateFor = async (day: number, ofDay: number) => {
      const from = await advanceTo(server, 0);
      await superuser.collection('aircraft').update(plane.id, { ready: from + ofDay + 100 });
      await advanceTo(server, 0);
      await advanceTo(server, 12 * 60);
      const flights = await flightsSince(from);
      expect(from).toBeGreaterThanOrEqual(minute + day * DAY);
      return flights.map(({ departs, state, cause }) => [departs - from, state, cause]);
    };
    // The first of two departs late, and so does its return.
    const morning = await lateFor(1, 480);
    expect(morning[0]).toEqual([480, 'landed', 'rotation']);
    expect(morning.filter(([, state]) => state === 'cancelled')).toEqual([]);
    const evening = await lateFor(3, 840);
    expect(evening.filter(([, state]) => state === 'cancelled')).toEqual([
      ...[480, 660].map((departs) => [departs, 'cancelled', expect.anything()]),
      [840, 'cancelled', 'rotation'],
      // The evening is free, so a check may be on it.
      [1020, 'cancelled', expect.stringMatching(/^(elsewhere|maintenance)$/)],
    ]);
    // The next day begins on time, without a positioning flight.
    expect(evening).toContainEqual([DAY + 480, 'landed', '']);
    expect(
      await list('flight', `aircraft = "${plane.id}" && route = "" && departs >= ${minute + DAY}`),
    ).toEqual([]);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });
});
