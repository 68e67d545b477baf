import { expect, it } from 'vitest';
import type { Flight } from '#game/tables/flight.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import { DAY } from '#game/world/time.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { brokenIn, flyingAirline, twiceDaily } from '#tests/support/flying-world.ts';
import { advanceHours, leaseOne, openRoute, setTimetable, startPausedWorld } from '#tests/support/world.ts';

const MODEL = 'airbus-a320neo';

/**
 * Flies two days of a rival on AMS–LHR beside a newcomer. The newcomer's second aircraft is delivered on the
 * third day.
 * @param early whether it has flights in the timetable before
 */
async function twoDays(early: boolean) {
  const server = await startPausedWorld();
  try {
    const superuser = await operator(server);
    const rival = await flyingAirline(server, 'Rival', 1);
    const newcomer = await newFounder(server, 'Newcomer');
    const route = await openRoute(server, newcomer, 'AMS', 'LHR');
    const { id } = await leaseOne(server, newcomer, MODEL);
    const late = await leaseOne(server, newcomer, MODEL);
    // As if it had been ordered with another cabin, which takes longer.
    const delivered = late.delivered + DAY;
    await superuser.collection('aircraft').update(late.id, { delivered, ready: delivered });
    if (early) await setTimetable(server, newcomer, late.id, twiceDaily(route, newcomer.airline.hub, 365));
    await advanceHours(server, 48);
    const rows = (name: string, airline: string) =>
      superuser.collection(name).getFullList({ filter: `airline = "${airline}"`, sort: 'id' });
    const before = {
      flights: (await rows('flight', newcomer.airline.id)) as unknown as Flight[],
      notices: (await rows('notice', newcomer.airline.id)).map(({ kind }) => kind),
      airline: await superuser.collection('airline').getOne(newcomer.airline.id),
      rival: (await rows('ledger', rival.airline.id)) as unknown as LedgerRow[],
      idle: await superuser.collection('aircraft').getOne(id),
    };
    await advanceHours(server, 48);
    const after = (await rows('flight', newcomer.airline.id)) as unknown as Flight[];
    return { ...before, after, delivered, broken: await brokenIn(server.dataDir) };
  } finally {
    await server.stop();
  }
}

it('does not fly, cancel, announce or sell flights of an aircraft on order', async () => {
  const [planned, unplanned] = [await twoDays(true), await twoDays(false)];
  expect(planned.flights).toEqual([]);
  expect(planned.notices).toEqual(unplanned.notices);
  expect(planned.airline).toMatchObject({ punctuality: 0.8, reputation: 0.5 });
  // These flights take no passengers from other airlines.
  const money = ({ rival }: typeof planned) =>
    rival.map(({ minute, category, amount }) => [minute, category, amount]);
  expect(money(planned)).toEqual(money(unplanned));
  expect(money(planned).filter(([, category]) => category === 'tickets').length).toBeGreaterThan(4);
  // After delivery, the aircraft flies as planned.
  expect(planned.after.length).toBeGreaterThan(4);
  for (const { departs } of planned.after) expect(departs).toBeGreaterThanOrEqual(planned.delivered);
  expect([planned.broken, unplanned.broken]).toEqual([[], []]);
});
