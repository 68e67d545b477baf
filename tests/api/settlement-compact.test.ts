import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Flight } from '../../game/records/flight.ts';
import type { LedgerRow } from '../../game/records/ledger.ts';
import type { RouteHistory } from '../../game/records/route.ts';
import { WORLD_ID } from '../../game/records/world.ts';
import { newFounder, operator } from '../support/api.ts';
import { brokenIn, flyingAirline } from '../support/flying-world.ts';
import type { TestServer } from '../support/server.ts';
import { advanceHours, startPausedWorld, worldNow } from '../support/world.ts';

const DAY = 1440;
const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

let folder: string;
let server: TestServer;

beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/am-compact-`);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('forgets flights after two weeks, and keeps their money by the day', { timeout: 180_000 }, async () => {
  server = await startPausedWorld({ dataDir: `${folder}/days` });
  const superuser = await operator(server);
  const { airline } = await flyingAirline(server, 'Old Air', 1);
  await advanceHours(server, 24 * 3);
  const before = await superuser.collection('ledger').getFullList<LedgerRow>({ batch: 1000 });
  const day = 3;
  const ofDay = (rows: LedgerRow[]) =>
    rows.filter(
      ({ minute, flight, category }) =>
        Math.floor(minute / DAY) === day && (flight || category === 'tickets'),
    );
  const tickets = ofDay(before).filter(({ category }) => category === 'tickets');
  expect(tickets.length).toBeGreaterThan(2);
  await advanceHours(server, 24 * 16);

  const { minute } = await worldNow(server);
  const [oldest] = await superuser.collection('flight').getFullList<Flight>({ sort: 'departs' });
  expect(oldest?.departs).toBeGreaterThanOrEqual(minute - 15 * DAY - 60);
  const after = await superuser.collection('ledger').getFullList<LedgerRow>({ batch: 1000 });
  const left = ofDay(after).filter(({ category }) => category === 'tickets');
  expect(left).toMatchObject([{ amount: sum(tickets), flight: '', aircraft: tickets[0]?.aircraft }]);
  expect((await superuser.collection('airline').getOne(airline.id)).cash).toBe(sum(after));
  const history = await superuser
    .collection('route_history')
    .getFullList<RouteHistory>({ filter: `starts = ${day * DAY}` });
  expect(history).toMatchObject([{ days: 1, revenue: sum(tickets) }]);
  expect(await brokenIn(server.dataDir)).toEqual([]);
  await server.stop();
});

it('keeps what is a quarter ago by the week', { timeout: 120_000 }, async () => {
  const dataDir = `${folder}/weeks`;
  server = await startPausedWorld({ dataDir });
  let superuser = await operator(server);
  const { airline } = await newFounder(server);
  const hour = 24 * 104;
  await superuser.collection('world').update(WORLD_ID, { hour, minute: hour * 60 });
  await superuser.collection('airline').update(airline.id, { settled_hour: hour });
  // The world begins on a Thursday: its first whole week has the days 4 to 10.
  const [route, aircraft] = ['routexxxxxxxxxx', 'aircraftxxxxxxx'];
  let total = 0;
  for (let day = 0; day < 14; day++) {
    const common = { airline: airline.id, route };
    const at = new Date(Date.UTC(2026, 0, 1 + day));
    for (const [category, amount] of [
      ['tickets', 1000 + day],
      ['fuel', -300],
    ] as const) {
      const row = { ...common, aircraft, category, amount, at, minute: day * DAY + 60 };
      await superuser.collection('ledger').create(row);
      total += amount;
    }
    const figures = {
      flights: 2,
      late: 1,
      delay: 20,
      seats: 300,
      passengers: 200,
      revenue: 1000 + day,
      costs: 300,
    };
    await superuser.collection('route_history').create({ ...common, starts: day * DAY, days: 1, ...figures });
  }
  await superuser.collection('airline').update(airline.id, { 'cash+': total });
  const { cash } = await superuser.collection('airline').getOne(airline.id);
  await server.stop();

  server = await startPausedWorld({ dataDir });
  superuser = await operator(server);
  await advanceHours(server, 25);
  const ledger = await superuser
    .collection('ledger')
    .getFullList<LedgerRow>({ filter: `route = "${route}"` });
  const weekly = ledger.filter(
    ({ category, minute }) => category === 'tickets' && minute >= 4 * DAY && minute < 11 * DAY,
  );
  expect(weekly.map(({ amount }) => amount)).toEqual([7 * 1000 + 4 + 5 + 6 + 7 + 8 + 9 + 10]);
  expect(sum(ledger)).toBe(total);
  const history = await superuser.collection('route_history').getFullList<RouteHistory>({ sort: 'starts' });
  const week = history.find(({ days }) => days === 7);
  expect(week).toMatchObject({ starts: 4 * DAY, flights: 14, seats: 2100, revenue: 7049, costs: 2100 });
  expect(history.filter(({ starts }) => starts > 4 * DAY && starts < 11 * DAY)).toEqual([]);
  expect((await superuser.collection('airline').getOne(airline.id)).cash).toBe(cash);
  expect(await brokenIn(dataDir)).toEqual([]);
});
