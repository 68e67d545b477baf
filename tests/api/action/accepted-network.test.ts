import { beforeAll, describe, expect, it } from 'vitest';
import { referenceFare } from '#game/network/route/fares.ts';
import { countMovements } from '#game/network/timetable/airport-slots.ts';
import { startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { ROUTE, Route } from '#game/tables/route.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { WEEK } from '#game/world/time.ts';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import {
  act,
  advanceHours,
  daily,
  leaseOne,
  openRoute,
  setTimetable,
  tryAct,
  worldNow,
} from '#tests/support/world.ts';

let server: TestServer;
let founder: Founder;
let route: Route;
let aircraft: Aircraft;

beforeAll(async () => {
  server = await sharedWorld();
  await advanceHours(server, 1);
  founder = await newFounder(server);
  route = await openRoute(server, founder, 'AMS', 'BCN');
  aircraft = await leaseOne(server, founder, 'airbus-a320neo');
});

const own = (collection: string, filter = '') =>
  founder.client.collection(collection).getFullList({ filter, sort: 'id' });

describe('routes', () => {
  it('open at reference fares, with demand, a flight number and a fee', async () => {
    expect(route).toMatchObject({
      pair: 'AMSBCN',
      a: founder.airline.hub,
      fare_economy: referenceFare(1241, 'economy'),
      number: 101,
    });
    expect(route.km).toBeCloseTo(1241, -1);
    const routes = (await operator(server)).collection('route');
    const { leisure, business } = await routes.getOne<StoredRow<typeof ROUTE>>(route.id);
    expect(leisure).toBeGreaterThan(100_000);
    expect(business).toBeGreaterThan(10_000);
    // The airline may not know it as it is.
    expect(route).not.toHaveProperty('leisure');
    const [fee] = await own('ledger', `route = "${route.id}"`);
    expect(fee).toMatchObject({ category: 'route_fee', amount: expect.any(Number) });
    expect(fee?.amount).toBeLessThan(-50_000);
    expect((await openRoute(server, founder, 'LHR', 'AMS')).number).toBe(103);
  });

  it('accept fares within bounds, all together', async () => {
    await act(server, founder, 'route.fares', {
      routes: [{ route: route.id, economy: 133, business: 400, first: 900 }],
    });
    const changed = await founder.client.collection('route').getOne(route.id);
    expect(changed).toMatchObject({ fare_economy: 133, fare_business: 400, fare_first: 900 });
  });

  it('are closed together with their legs', async () => {
    const closing = await openRoute(server, founder, 'AMS', 'VIE');
    const { id, revision } = await leaseOne(server, founder, 'embraer-e190');
    await setTimetable(server, founder, id, daily(closing, founder.airline.hub, 400, 700));
    const closed = await act(server, founder, 'route.close', { route: closing.id });
    expect(closed).toMatchObject({ legs: 14, flying: 0, aircraft: [id] });
    expect(await own('leg', `aircraft = "${id}"`)).toEqual([]);
    expect((await founder.client.collection('aircraft').getOne(id)).revision).toBe(revision + 2);
  });
});

describe('a response', () => {
  it('has the revision of the airline, so that a page can tell its own actions from those of another tab', async () => {
    const { revision } = await act(server, founder, 'notices.read', {});
    expect(await founder.client.collection('airline').getOne(founder.airline.id)).toMatchObject({ revision });
    const next = await act(server, founder, 'rules.set', { position: false });
    expect(next.revision).toBe(Number(revision) + 1);
  });
});

describe('an aircraft in the air', () => {
  it('stays in the fleet until it has landed, even without its timetable and its route', async () => {
    const { start } = await worldNow(server);
    const closing = await openRoute(server, founder, 'AMS', 'ATH');
    const { id, delivered } = await leaseOne(server, founder, 'airbus-a320neo');
    const { minute } = await worldNow(server);
    await advanceHours(server, Math.ceil((delivered - minute) / 60) + 1);
    const departs = weekMinute((await worldNow(server)).minute + 90, startWeekMinute(start));
    const origin = founder.airline.hub;
    await setTimetable(server, founder, id, [
      { route: closing.id, origin, departs },
      {
        route: closing.id,
        origin: closing.a === origin ? closing.b : closing.a,
        departs: (departs + 2_000) % WEEK,
      },
    ]);
    await advanceHours(server, 2);
    expect(await own('flight', `aircraft = "${id}"`)).toMatchObject([{ state: 'flying', origin }]);
    expect(await act(server, founder, 'route.close', { route: closing.id })).toMatchObject({ flying: 1 });
    const early = await tryAct(server, founder, 'fleet.return', { aircraft: id });
    expect(early.json.data?.aircraft).toMatchObject({ code: 'in_the_air' });
    expect(early.json.message).toMatch(/^PH-\w+ is flying\. It is ready again on .* UTC\.$/);
    await advanceHours(server, 8);
    expect(await own('flight', `aircraft = "${id}"`)).toMatchObject([{ state: 'landed' }]);
    expect(await own('ledger', `aircraft = "${id}" && category = "tickets"`)).toHaveLength(1);
    await act(server, founder, 'fleet.return', { aircraft: id });
  });
});

describe('a timetable', () => {
  it('has block times and flight numbers for both directions', async () => {
    const legs = await setTimetable(server, founder, aircraft.id, daily(route, route.a, 400, 700));
    expect(legs).toHaveLength(14);
    expect(legs[0]).toMatchObject({
      aircraft: aircraft.id,
      route: route.id,
      origin: route.a,
      destination: route.b,
      departs: 400,
      number: `${founder.airline.code}101`,
    });
    expect(legs[1]).toMatchObject({ origin: route.b, destination: route.a, departs: 700 });
    expect(legs[1]?.number).toBe(`${founder.airline.code}102`);
    for (const { block, arrives, departs } of legs) {
      expect(block).toBeGreaterThan(100);
      expect(arrives).toBe((departs + block) % WEEK);
    }
  });

  it('keeps the ids of unchanged legs, and can be emptied', async () => {
    const legs = daily(route, route.a, 400, 700);
    const before = await setTimetable(server, founder, aircraft.id, legs);
    const after = await setTimetable(server, founder, aircraft.id, legs.slice(0, 8));
    expect(after.map(({ id }) => id)).toEqual(before.slice(0, 8).map(({ id }) => id));
    expect(await setTimetable(server, founder, aircraft.id, [])).toEqual([]);
  });

  it('changes for several aircraft at once', async () => {
    const second = await leaseOne(server, founder, 'airbus-a320neo');
    const { revision } = await founder.client.collection('aircraft').getOne(aircraft.id);
    const response = await act(server, founder, 'timetable.set', {
      plans: [
        { aircraft: aircraft.id, revision, legs: daily(route, route.a, 400, 700) },
        { aircraft: second.id, revision: 0, legs: daily(route, route.a, 500, 800) },
      ],
    });
    expect(response.aircraft).toEqual([
      { id: aircraft.id, revision: revision + 1 },
      { id: second.id, revision: 1 },
    ]);
    expect(await own('leg')).toHaveLength(28);
  });

  it('gives flights of two aircraft at the same minute different numbers, and keeps those of unchanged legs', async () => {
    const { code } = founder.airline;
    const numbersOf = (legs: readonly Leg[]) => [...new Set(legs.map(({ number }) => number))].sort();
    const [flown] = await own('leg', `aircraft != "${aircraft.id}"`);
    const legs = daily(route, route.a, 400, 700);
    const [one, other] = [aircraft.id, String(flown?.aircraft)];
    expect(numbersOf(await setTimetable(server, founder, one, legs))).toEqual([`${code}101`, `${code}102`]);
    expect(numbersOf(await setTimetable(server, founder, other, legs))).toEqual([
      `${code}1101`,
      `${code}1102`,
    ]);
    await setTimetable(server, founder, one, []);
    const fewer = await setTimetable(server, founder, other, legs.slice(0, 12));
    expect(numbersOf(fewer)).toEqual([`${code}1101`, `${code}1102`]);
    await setTimetable(server, founder, one, legs);
    await setTimetable(server, founder, other, daily(route, route.a, 500, 800));
  });

  it('takes slots of both airports, which others see as taken', async () => {
    const legs = await founder.client.collection('leg').getFullList<Leg>({ filter: `route = "${route.id}"` });
    const other = await newFounder(server);
    const { json } = await call(server, `/api/am/market?from=${route.a}&to=${route.b}`, {
      token: other.token,
    });
    const slots = new Map(Object.entries(json.slots as Market['slots']));
    expect([...slots.keys()].sort()).toEqual([route.a, route.b].sort());
    for (const [airport, movements] of countMovements(legs))
      expect(slots.get(airport)?.others).toEqual(movements);
    expect(json.departures).toHaveLength(28);
  });
});
