import { beforeAll, expect, it } from 'vitest';
import { overheadOf } from '#game/airline/overhead.ts';
import type { Airline } from '#game/tables/airline.ts';
import type { Flight } from '#game/tables/flight.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { advanceHours, openRoute } from '#tests/support/world.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedWorld();
});

it('raises the overhead of an airline with a second base within a day, for all later flights', async () => {
  const player = await flyingAirline(server, 'Two Bases', 1);
  const share = async () =>
    (await player.client.collection('airline').getOne<Airline>(player.airline.id)).overhead_share;
  expect(await share()).toBe(0);
  // With the route from the hub, three routes meet in London.
  for (const to of ['BCN', 'CPH']) await openRoute(server, player, 'LHR', to);
  await advanceHours(server, 24);
  expect(await share()).toBe(0.165);
  const { minute } = await advanceHours(server, 30);
  const flights = await player.client
    .collection('flight')
    .getFullList<Flight>({ filter: `departs >= ${minute - 24 * 60} && state != 'cancelled'` });
  expect(flights.length).toBeGreaterThan(0);
  for (const { revenue, overhead } of flights) expect(overhead).toBe(overheadOf(revenue, 0.165));
});
