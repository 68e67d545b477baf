import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demandDeviation, KNOWN_ELSEWHERE } from '#game/demand/knowledge/knowledge.ts';
import { type ClassList, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { connectingSchema, type OwnFlights } from '#game/payloads/connecting.ts';
import type { Leg } from '#game/tables/leg.ts';
import { call, operator } from '#tests/support/api.ts';
import { type HubAirline, hubAirline } from '#tests/support/hub-airline.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
let player: HubAirline;
let legs: Leg[];

beforeAll(async () => {
  server = await startPausedWorld();
  superuser = await operator(server);
  player = await hubAirline(server, 'Hub Air');
  await advanceHours(server, 3);
  legs = await superuser.collection('leg').getFullList<Leg>();
});
afterAll(() => server?.stop());

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

async function expected(of: OwnFlights[]) {
  const { status, json } = await call(server, '/api/am/connecting', {
    method: 'POST',
    body: { flights: of },
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
  const dearer = flights().map((one) => ({ ...one, fares: one.fares.map((fare) => fare + 1) as ClassList }));
  const computed = sum(await expected(dearer));
  expect(computed).toBeLessThan(stored);
  expect(computed).toBeGreaterThan(0.9 * stored);
});

it('expects none if the planned flights do not connect', async () => {
  // To London before the arrival from Billund, and too late in the evening.
  expect(await expected(flights(-240))).toEqual([]);
});

it('rejects what no timetable can be', async () => {
  const [flight] = flights() as [OwnFlights];
  for (const wrong of [
    { ...flight, departs: [-1] },
    { ...flight, seats: [1, 2] },
    { ...flight, comfort: 2 },
    { ...flight, block: 0 },
    { ...flight, departs: new Array(2_001).fill(5) },
  ]) {
    const { status } = await call(server, '/api/am/connecting', {
      method: 'POST',
      body: { flights: [wrong] },
      token: player.client.authStore.token,
    });
    expect(status).toBe(400);
  }
  expect(await expected([{ ...flight, origin: 'nowhere' }])).toEqual([]);
});
