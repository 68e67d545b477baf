import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import { landingCharge } from '#game/operations/flight/charges.ts';
import { landingFactors } from '#game/slots/airport-slots.ts';
import type { Flight } from '#game/tables/flight.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { newFounder, runSql } from '#tests/support/api.ts';
import { brokenBesidesHours } from '#tests/support/flying-world.ts';
import { type Served, serveWorld, settleTurn } from '#tests/support/served-world.ts';
import { ownSlots, PEAK, slotsAt } from '#tests/support/slots.ts';
import { advanceHours, daily, leaseOne, openRoute, setTimetable } from '#tests/support/world.ts';

let served: Served;
let { server, superuser } = {} as Served;
beforeAll(async () => {
  served = await serveWorld({ env: { AM_WORLD_TRAFFIC: '100' } });
  ({ server, superuser } = served);
  await advanceHours(server, 2);
});
afterAll(async () => {
  await server?.stop();
  rmSync(served.dataDir, { recursive: true, force: true });
});

describe('use it or lose it', () => {
  it('counts once per week, and withdraws slots that nobody used for nine weeks', async () => {
    const founder = await newFounder(server);
    const { hub, id: airline } = founder.airline;
    const route = await openRoute(server, founder, 'AMS', 'GRQ');
    const { id } = await leaseOne(server, founder, 'atr-72-600');
    await setTimetable(server, founder, id, daily(route, hub, ...PEAK));
    const slots = await ownSlots(founder);
    await settleTurn(served, airline);
    expect(await ownSlots(founder)).toEqual(slots);
    await setTimetable(server, founder, id, daily(route, hub, 720, 900));
    await settleTurn(served, airline);
    for (const { count, used, flown, weeks } of await ownSlots(founder))
      expect([count, used, flown, weeks]).toEqual([1, 0, 0, 1]);

    // Instead of waiting for eight more weeks.
    await runSql(superuser, `UPDATE slot SET until = 60 WHERE airline = '${airline}'`);
    await settleTurn(served, airline);
    expect(await ownSlots(founder)).toEqual([]);
    const titles = await founder.client
      .collection('notice')
      .getFullList({ filter: "kind = 'slots'", sort: 'minute' });
    expect(titles.map(({ title }) => title)).toEqual([
      `${slots.length} slots in full hours are no longer used`,
      `${slots.length} slots have been withdrawn`,
    ]);
    const pool = await superuser.collection('slot_pool').getFullList({ filter: `airport = "${hub}"` });
    for (const { hour } of slots)
      expect(pool.find((row) => row.hour === hour)?.count).toBeGreaterThanOrEqual(1);
    expect(await brokenBesidesHours(server.dataDir)).toEqual([]);
  });

  it('gives flights in hours that have become full slots to keep', async () => {
    const founder = await newFounder(server);
    const { hub } = founder.airline;
    const route = await openRoute(server, founder, 'AMS', 'GRQ');
    const { id } = await leaseOne(server, founder, 'atr-72-600');
    await setTimetable(server, founder, id, daily(route, hub, ...PEAK));
    const slots = await ownSlots(founder);
    await runSql(superuser, `DELETE FROM slot WHERE airline = '${founder.airline.id}'`);
    await settleTurn(served, founder.airline.id);
    const again = await ownSlots(founder);
    expect(again.map((slot) => slot.id).sort()).toEqual(slots.map((slot) => slot.id).sort());
  });
});

it('landing costs more in a full hour, as the forecast says', async () => {
  const founder = await newFounder(server);
  const { hub } = founder.airline;
  const route = await openRoute(server, founder, 'AMS', 'GRQ');
  const { id } = await leaseOne(server, founder, 'atr-72-600');
  await setTimetable(server, founder, id, daily(route, hub, 400, 500));
  const factors = landingFactors(await slotsAt(server, founder, hub));
  await advanceHours(server, 48);
  const flights = await founder.client
    .collection('flight')
    .getFullList<Flight>({ filter: `destination = "${hub}" && state != "cancelled" && route != ""` });
  const [{ start }, model] = [
    await superuser.collection('world').getOne(WORLD_ID),
    await superuser.collection('aircraft_model').getFirstListItem('key = "atr-72-600"'),
  ];
  expect(flights.length).toBeGreaterThan(0);
  for (const { arrives, landing } of flights) {
    const factor = factors[Math.floor(weekMinute(arrives, startWeekMinute(start)) / 60)] ?? 1;
    expect(factor).toBeGreaterThanOrEqual(1);
    expect(landing).toBe(landingCharge(model.mtow_kg, 'large_airport', factor));
  }
  expect(Math.max(...flights.map(({ landing }) => landing))).toBeGreaterThan(
    landingCharge(model.mtow_kg, 'large_airport'),
  );
});
