import { expect, it } from 'vitest';
import type { Flight } from '#game/tables/flight.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { airportId, call, type Founder, newFounder } from '#tests/support/api.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, daily, startPausedWorld, weeklyRate, worldNow } from '#tests/support/world.ts';

const MODEL = 'airbus-a320neo';
const FARES = { economy: 250, business: 900, first: 1_500 };

/** Leases an A320neo at Vienna and starts flights to Dubai at 8:00 each day, back at 15:30. */
async function start(server: TestServer, founder: Founder): Promise<void> {
  const [hub, to] = [await airportId(server, 'VIE'), await airportId(server, 'DXB')];
  const { json } = await call(server, `/api/am/route/quote?from=${hub}&to=${to}`, { token: founder.token });
  const legs = daily({ id: '', a: hub, b: to }, hub, 8 * HOUR, 15.5 * HOUR).map(({ origin, departs }) => ({
    origin,
    departs,
  }));
  const lease = { model: MODEL, price: await weeklyRate(server, MODEL) };
  const input = { from: hub, to, fee: Number(json.price), lease, fares: FARES, legs };
  await act(server, founder, 'route.start', input);
}

it('the first flight of a new airline leaves its hub with passengers, at whatever hour it starts', async () => {
  const server = await startPausedWorld();
  try {
    const founders: Founder[] = [];
    for (const hour of [1, 6, 9, 13, 16, 22]) {
      await advanceHours(server, hour - (await worldNow(server)).hour);
      const founder = await newFounder(server, undefined, 'VIE');
      await start(server, founder);
      founders.push(founder);
    }
    await advanceHours(server, 40);
    for (const { client, airline } of founders) {
      const flights = await client.collection('flight').getFullList<Flight>({ sort: 'departs' });
      expect(flights.length).toBeGreaterThan(1);
      const [first] = flights as [Flight];
      expect(first.origin).toBe(airline.hub);
      expect(first.route).not.toBe('');
      expect(first.pax_economy).toBeGreaterThan(0);
      expect(first.departs % DAY).toBe(8 * HOUR);
    }
    expect(await brokenIn(server.dataDir)).toEqual([]);
  } finally {
    await server.stop();
  }
});
