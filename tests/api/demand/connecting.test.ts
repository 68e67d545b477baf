import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { demandDeviation, KNOWN_ELSEWHERE } from '#game/demand/knowledge/knowledge.ts';
import { type ClassList, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { connectingSchema, type OwnFlights } from '#game/payloads/connecting.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import { call, operator } from '#tests/support/api.ts';
import { type HubAirline, hubAirline } from '#tests/support/hub-airline.ts';
import { expectRejection } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { advanceHours } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
let player: HubAirline;
let legs: Leg[];

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  player = await hubAirline(server, 'Hub Air');
  await advanceHours(server, 3);
  legs = await superuser.collection('leg').getFullList<Leg>();
});

/** Returns the airline's timetable as its page sends it. @param later minutes by which flights from the hub are moved */
const flights = (later = 0): OwnFlights[] =>
  legs.map(({ aircraft, origin, destination, departs, block, route }) => {
    const { fare_economy, fare_business, fare_first } = Object.values(player.routes).find(
      ({ id }) => id === route,
    ) as (typeof player.routes)['BLL'];
    const { economy, business, first, place } = player.planes.BLL;
    return {
      ...{ aircraft, origin, destination, block },
      fares: [fare_economy, fare_business, fare_first],
      seats: [economy, business, first],
      comfort: 0.6,
      departs: [departs + (origin === place ? later : 0)],
    };
  });

async function expected(of: OwnFlights[], airports?: string[]) {
  const { status, json } = await call(server, '/api/am/connecting', {
    method: 'POST',
    body: { flights: of, ...(airports && { airports }) },
    token: player.client.authStore.token,
  });
  expect(status).toBe(200);
  return connectingSchema.parse(json).flights;
}

it('expects the connecting passengers of the settlement, within what the airline knows of their pair', async () => {
  const rows = await superuser.collection('connection').getFullList<{ id: string; onward: unknown[][] }>();
  const stored = rows.flatMap(({ onward }) => onward.map((row) => sumOfList(row[4] as ClassList)));
  const found = await expected(flights());
  const [first, second] = [found.filter((one) => !one.isSecond), found.filter((one) => one.isSecond)];
  // Each day from Billund to London, on both flights.
  expect(first).toHaveLength(7);
  expect(second).toHaveLength(7);
  const sum = (all: typeof found) => all.reduce((total, { people }) => total + sumOfList(people), 0);
  const relative = Math.log(sum(first) / stored.reduce((total, people) => total + people, 0));
  expect(Math.abs(relative)).toBeLessThan(4 * demandDeviation(KNOWN_ELSEWHERE));
  // The airline does not know the pair, so the figure is not the true one.
  expect(Math.abs(relative)).toBeGreaterThan(0.001);
  expect(first[0]?.deviation).toBeCloseTo(demandDeviation(KNOWN_ELSEWHERE));
  expect(sum(second)).toBeLessThan(sum(first));
  expect(first[0]?.fares[0]).toBeGreaterThan(10);
});

it('expects nearly the same of the stored timetable and of one with other fares, which it computes', async () => {
  const sum = (all: { people: ClassList }[]) =>
    all.reduce((total, { people }) => total + sumOfList(people), 0);
  const stored = sum(await expected(flights()));
  const changed = flights().map((one) => ({ ...one, fares: one.fares.map((fare) => fare + 1) as ClassList }));
  const computed = sum(await expected(changed));
  expect(computed).toBeLessThan(stored);
  expect(computed).toBeGreaterThan(0.9 * stored);
});

it('expects none if the planned flights do not connect', async () => {
  // To London before the arrival from Billund, and too late in the evening.
  expect(await expected(flights(-240))).toEqual([]);
});

it('gives the same for the flights to one airport as for all, stored or computed', async () => {
  for (const surcharge of [0, 1]) {
    const of = flights().map((one) => ({
      ...one,
      fares: one.fares.map((fare) => fare + surcharge) as ClassList,
    }));
    const all = await expected(of);
    const { place } = player.planes.BLL;
    for (const airport of new Set(of.flatMap(({ origin, destination }) => [origin, destination]))) {
      const aircraft = new Set(of.filter((one) => one.destination === airport).map((one) => one.aircraft));
      const there = all.filter(({ key }) => aircraft.has(key.split(' ')[0] ?? ''));
      const asked = await expected(of, [airport]);
      expect(asked).toEqual(airport === place ? [] : there);
    }
    expect(await expected(of, ['nowhere'])).toEqual([]);
  }
});

describe('rejects', () => {
  const BAD: Record<string, (flight: OwnFlights) => unknown> = {
    'a negative minute': (flight) => ({ ...flight, departs: [-1] }),
    'a minute after the week': (flight) => ({ ...flight, departs: [10_080] }),
    'a fraction of a minute': (flight) => ({ ...flight, departs: [0.5] }),
    'a minute as text': (flight) => ({ ...flight, departs: ['5'] }),
    'an infinite minute': (flight) => ({ ...flight, departs: [Number.POSITIVE_INFINITY] }),
    'no minutes': (flight) => ({ ...flight, departs: [] }),
    'minutes that are an object': (flight) => ({ ...flight, departs: { length: 1, 0: 5 } }),
    'too many minutes': (flight) => ({ ...flight, departs: new Array(2_001).fill(5) }),
    'two seats': (flight) => ({ ...flight, seats: [1, 2] }),
    'negative seats': (flight) => ({ ...flight, seats: [-1, 0, 0] }),
    'a fare that is not a number': (flight) => ({ ...flight, fares: [Number.NaN, 1, 1] }),
    'a huge fare': (flight) => ({ ...flight, fares: [1e300, 1, 1] }),
    'too much comfort': (flight) => ({ ...flight, comfort: 2 }),
    'no block time': (flight) => ({ ...flight, block: 0 }),
    'an endless block time': (flight) => ({ ...flight, block: 1e9 }),
    'an airport as an object': (flight) => ({ ...flight, origin: { id: flight.origin } }),
    'a long airport': (flight) => ({ ...flight, destination: 'x'.repeat(16) }),
    'a long aircraft': (flight) => ({ ...flight, aircraft: 'x'.repeat(61) }),
    'an unknown field': (flight) => ({ ...flight, airline: 'another' }),
    'a missing field': ({ block: _, ...flight }) => flight,
    'a number as a flight': () => 5,
    'nothing as a flight': () => null,
    'a list as a flight': () => [],
  };
  const send = (body: unknown) =>
    call(server, '/api/am/connecting', {
      method: 'POST',
      body: body as object,
      token: player.client.authStore.token,
    });

  it.each(Object.entries(BAD))('%s', async (_, change) => {
    const [flight] = flights() as [OwnFlights];
    expectRejection(await send({ flights: [flight, change(flight)] }), 400, ['flights']);
  });

  it('more flights and airports than it can compare', async () => {
    const [flight] = flights() as [OwnFlights];
    const many = (airports: number, minutes: number) =>
      Array.from({ length: airports }, (_, index) => ({
        ...flight,
        origin: `airport ${index}`,
        departs: new Array(minutes).fill(5),
      }));
    for (const [airports, minutes] of [[100, 1] as const, [21, 100] as const, [99, 7] as const])
      expectRejection(await send({ flights: many(airports, minutes) }), 400, ['flights']);
    for (const [airports, minutes] of [[99, 6] as const, [20, 100] as const])
      expect((await send({ flights: many(airports, minutes) })).status).toBe(200);
  });

  it('wrong airports, fields and bodies', async () => {
    for (const airports of [5, 'all', {}, [5], [null], ['x'.repeat(16)], new Array(101).fill('a')])
      expectRejection(await send({ flights: [], airports }), 400, ['airports']);
    expectRejection(await send({ flights: [], airline: 'another' }), 400, ['airline']);
    for (const all of [undefined, 5, 'all', {}])
      expectRejection(await send({ flights: all, airports: [] }), 400, ['flights']);
    for (const body of ['', 'null', '[]', '7', '{"flights":', '['.repeat(4_000)])
      expectRejection(await send(body), 400, []);
  });
});

it('expects nobody on flights that are not at the hub, to the same airport, or to one that does not exist', async () => {
  const [flight] = flights() as [OwnFlights];
  const other = { ...flight, origin: flight.destination, destination: flight.origin };
  expect(await expected([{ ...flight, origin: 'nowhere' }])).toEqual([]);
  expect(await expected([{ ...flight, origin: flight.destination }, other])).toEqual([]);
  expect(await expected([flight, flight, other, other])).toEqual([]);
  const [bll, lhr] = (['BLL', 'LHR'] as const).map((spoke) => player.routes[spoke]) as [Route, Route];
  const spokes = [bll, lhr].map(({ a, b }) => (a === player.planes.BLL.place ? b : a)) as [string, string];
  expect(await expected([{ ...flight, origin: spokes[0], destination: spokes[1] }])).toEqual([]);
});
