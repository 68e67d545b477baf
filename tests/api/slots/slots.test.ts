import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEEKDAY_NAMES } from '#game/network/timetable/clock.ts';
import { researchSchema } from '#game/payloads/market.ts';
import { fullFrom, takenIn } from '#game/slots/airport-slots.ts';
import { isCoordinated } from '#game/slots/coordinated.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { HOURS_A_DAY } from '#game/world/time.ts';
import { airportId, call, newFounder, operator, runSql } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { ownSlots, PEAK, slotsAt } from '#tests/support/slots.ts';
import {
  act,
  advanceHours,
  daily,
  leaseOne,
  openRoute,
  setTimetable,
  startPausedWorld,
  tryAct,
} from '#tests/support/world.ts';
import { researchSlots } from '#web/lib/planning/research-slots.ts';

let server: TestServer;
let superuser: Awaited<ReturnType<typeof operator>>;
beforeAll(async () => {
  server = await startPausedWorld({ env: { AM_WORLD_TRAFFIC: '100' } });
  superuser = await operator(server);
  await advanceHours(server, 2);
});
afterAll(() => server?.stop());

const MODEL = 'airbus-a320neo';
const ends = ({ a, b }: { a: string; b: string }, hub: string) => (a === hub ? b : a);

describe('the slots of an airport', () => {
  it('show the real traffic, which fills the peak hours', async () => {
    const founder = await newFounder(server);
    const { capacity, background, others } = await slotsAt(server, founder, await airportId(server, 'LHR'));
    expect(capacity).toBe(60);
    expect(others).toEqual(background);
    expect(background.filter((count) => count >= fullFrom(capacity)).length).toBeGreaterThan(14);
  });

  it('run out at ten airports or more, for two hours per day', async () => {
    const founder = await newFounder(server);
    const airports = await founder.client.collection('airport').getFullList({ fields: 'id,iata' });
    const busy: string[] = [];
    for (const { id, iata } of airports.filter((airport) => isCoordinated(airport.iata))) {
      const slots = await slotsAt(server, founder, id);
      const isBusy = (ofDay: number) =>
        WEEKDAY_NAMES.every((_, day) => takenIn(slots, day * HOURS_A_DAY + ofDay) > 0.85 * slots.capacity);
      if (Array.from({ length: HOURS_A_DAY }, (_, ofDay) => ofDay).filter(isBusy).length >= 2)
        busy.push(iata);
    }
    expect(busy).toEqual(expect.arrayContaining(['AMS', 'CDG', 'FRA', 'LHR', 'MAD']));
    expect(busy.length).toBeGreaterThanOrEqual(10);
  });

  it('need a player and an airport', async () => {
    const founder = await newFounder(server);
    const path = '/api/am/slots?airport=';
    expect((await call(server, `${path}${founder.airline.hub}`)).status).toBe(401);
    for (const airport of ['', 'nowhere', 'x'.repeat(15)]) {
      const { status, json } = await call(server, path + airport, { token: founder.token });
      expect([status, Object.keys(json.data ?? {})]).toEqual([400, ['airport']]);
    }
  });
});

describe('a timetable', () => {
  it('takes free slots at once, without rows', async () => {
    const founder = await newFounder(server);
    const route = await openRoute(server, founder, 'AMS', 'GRQ');
    const { id } = await leaseOne(server, founder, 'atr-72-600');
    await setTimetable(server, founder, id, daily(route, founder.airline.hub, 720, 900));
    expect(await ownSlots(founder)).toEqual([]);
  });

  it('has 14 slots at the hub in full hours, but not 28', async () => {
    const founder = await newFounder(server);
    const route = await openRoute(server, founder, 'AMS', 'GRQ');
    const { id } = await leaseOne(server, founder, 'atr-72-600');
    await setTimetable(server, founder, id, daily(route, founder.airline.hub, ...PEAK));
    const slots = await ownSlots(founder);
    expect(slots.length).toBeGreaterThanOrEqual(5);
    for (const slot of slots)
      expect(slot).toMatchObject({
        airport: founder.airline.hub,
        kind: 'departure',
        count: 1,
        used: 1,
        until: 0,
      });

    const second = await leaseOne(server, founder, 'atr-72-600');
    const legs = daily(route, founder.airline.hub, ...PEAK);
    const plans = [{ aircraft: second.id, revision: 0, legs }];
    const { status, json } = await tryAct(server, founder, 'timetable.set', { plans });
    expect([status, json.data?.plans?.code]).toEqual([400, 'no_slot']);
    expect(json.data?.plans?.message).toMatch(/^AMS is full .* Choose another hour\./);
  });

  it('keeps its slots in full hours when it changes, and says that they are at risk', async () => {
    const founder = await newFounder(server);
    const { hub } = founder.airline;
    const route = await openRoute(server, founder, 'AMS', 'GRQ');
    const { id } = await leaseOne(server, founder, 'atr-72-600');
    const peak = daily(route, hub, ...PEAK);
    await setTimetable(server, founder, id, peak);
    const before = await ownSlots(founder);
    await setTimetable(server, founder, id, daily(route, hub, 720, 900));
    const unused = await ownSlots(founder);
    expect(unused.map(({ hour }) => hour).sort()).toEqual(before.map(({ hour }) => hour).sort());
    for (const { count, used, until } of unused) {
      expect([count, used]).toEqual([1, 0]);
      expect(until).toBeGreaterThan(60 * 24 * 60);
    }
    const notices = await founder.client.collection('notice').getFullList({ filter: "kind = 'slots'" });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ link: '/slots/', read: false });

    // Others see them as taken, and the airline can use them again.
    const other = await newFounder(server);
    const seen = await slotsAt(server, other, hub);
    for (const { hour } of unused) expect(seen.others[hour]).toBeGreaterThan(seen.background[hour] as number);
    await setTimetable(server, founder, id, peak);
    expect((await ownSlots(founder)).every(({ count, used }) => count === used)).toBe(true);
  });

  it('keeps them when its aircraft or route is given up', async () => {
    const founder = await newFounder(server);
    const route = await openRoute(server, founder, 'AMS', 'GRQ');
    const { id } = await leaseOne(server, founder, 'atr-72-600');
    await setTimetable(server, founder, id, daily(route, founder.airline.hub, ...PEAK));
    const before = await ownSlots(founder);
    await act(server, founder, 'route.close', { route: route.id });
    const after = await ownSlots(founder);
    expect(after).toHaveLength(before.length);
    expect(after.every(({ used, until }) => used === 0 && until > 0)).toBe(true);
  });

  it('uses slots of the pool at an airport where the airline is new', async () => {
    const founder = await newFounder(server);
    const { hub } = founder.airline;
    const route = await openRoute(server, founder, 'AMS', 'BCN');
    const there = ends(route, hub);
    const { id } = await leaseOne(server, founder, MODEL);
    const tuesday = [
      { route: route.id, origin: hub, departs: 24 * 60 + 370 },
      { route: route.id, origin: there, departs: 24 * 60 + 700 },
    ];
    const plans = [{ aircraft: id, revision: 0, legs: tuesday }];
    const full = await tryAct(server, founder, 'timetable.set', { plans });
    expect(full.json.data?.plans?.message).toMatch(/^BCN is full in the hour from Tue 08:00 UTC/);
    const pool = { airport: there, hour: 24 + 8, count: 2 };
    const { id: row } = await superuser.collection('slot_pool').create(pool);
    await act(server, founder, 'timetable.set', { plans });
    expect(await superuser.collection('slot_pool').getOne(row)).toMatchObject({ count: 1 });
    expect(await ownSlots(founder)).toMatchObject([{ airport: there, hour: 32, kind: 'arrival', count: 1 }]);
  });

  it('is grandfathered where its hours have become full', async () => {
    const founder = await newFounder(server);
    const { hub } = founder.airline;
    const route = await openRoute(server, founder, 'AMS', 'GRQ');
    const { id } = await leaseOne(server, founder, 'atr-72-600');
    const week = daily(route, hub, 720, 900);
    await setTimetable(server, founder, id, week);
    await runSql(
      superuser,
      `INSERT INTO leg (id, airline, aircraft, origin, departs, block, arrives)
       WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 3199)
       SELECT 'filling0000' || (1000 + i), 'nobody', '', '${hub}', 720 + 1440 * (i % 7), 60, 0 FROM n`,
    );
    // Its slots of hours that have become full stay, in the timetable and beyond it.
    await setTimetable(server, founder, id, daily(route, hub, 725, 900));
    await setTimetable(server, founder, id, daily(route, hub, 800, 960));
    await runSql(superuser, "DELETE FROM leg WHERE airline = 'nobody'");
    const kept = await ownSlots(founder);
    expect(kept.map(({ hour, count, used }) => [hour % 24, count, used])).toEqual(
      new Array(7).fill([12, 1, 0]),
    );
  });
});

it('are known to research at destinations as the airport’s own page shows them', async () => {
  const founder = await newFounder(server);
  const { hub } = founder.airline;
  const route = await openRoute(server, founder, 'AMS', 'GRQ');
  const { id } = await leaseOne(server, founder, 'atr-72-600');
  // Full at AMS, so that it gets slots that the second timetable does not use.
  await setTimetable(server, founder, id, daily(route, hub, ...PEAK));
  await setTimetable(server, founder, id, daily(route, hub, 720, 900));
  await advanceHours(server, 1);
  const { json } = await call(server, `/api/am/research?from=${await airportId(server, 'BCN')}`, {
    token: founder.token,
  });
  const airports = await superuser.collection('airport').getFullList<Airport>();
  const own = {
    legs: await founder.client.collection('leg').getFullList<Leg>(),
    slots: await ownSlots(founder),
  };
  expect(own.slots.some(({ count, used }) => count > used)).toBe(true);
  const known = researchSlots(
    researchSchema.parse(json),
    new Map(airports.map((airport) => [airport.id, airport])),
    100,
    own,
  );
  const seen = await slotsAt(server, founder, hub);
  expect(seen.others).not.toEqual(seen.background);
  expect(known[hub]).toEqual(seen);
  const elsewhere = await airportId(server, 'LHR');
  expect(known[elsewhere]).toEqual(await slotsAt(server, founder, elsewhere));
});

it('two airlines that ask at once for the last slot do not both get it', async () => {
  const [one, other] = [await newFounder(server), await newFounder(server)];
  const there = await airportId(server, 'GRQ');
  const plans = await Promise.all(
    [one, other].map(async (founder) => {
      const route = await openRoute(server, founder, 'AMS', 'GRQ');
      const { id } = await leaseOne(server, founder, 'atr-72-600');
      const legs = [
        { route: route.id, origin: founder.airline.hub, departs: 2_135 },
        { route: route.id, origin: there, departs: 2_300 },
      ];
      return { founder, input: { plans: [{ aircraft: id, revision: 0, legs }] } };
    }),
  );
  const { others } = await slotsAt(server, one, there);
  const missing = 27 - (others[36] ?? 0) - 1;
  await runSql(
    superuser,
    `INSERT INTO leg (id, airline, aircraft, origin, departs, block, arrives)
     WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < ${9 + missing})
     SELECT 'filling000000' || i, 'nobody', '', '${there}', 2160 + i, 60, 2220 + i FROM n`,
  );
  const responses = await Promise.all(
    plans.map(({ founder, input }) => tryAct(server, founder, 'timetable.set', input)),
  );
  await runSql(superuser, "DELETE FROM leg WHERE airline = 'nobody'");
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
});
