import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startingCapital } from '#game/airline/starting-capital.ts';
import { accountId } from '#game/books/accounts.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { LedgerSum } from '#game/tables/ledger-sum.ts';
import type { Notice } from '#game/tables/notice.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import type { Valuation } from '#game/tables/valuation.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY } from '#game/world/time.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { bankOf } from '#tests/support/bank.ts';
import { brokenBesidesHours, flyingAirline } from '#tests/support/flying-world.ts';
import { setHour } from '#tests/support/served-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { shareMarket } from '#tests/support/share-market.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';

const LESSORS = accountId('lessors');

const of = (ledger: readonly LedgerRow[], name: string) => ledger.filter(({ category }) => category === name);
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

it('deletes flights after two weeks, and keeps their money by day', async () => {
  const dataDir = `${folder}/days`;
  server = await startPausedWorld({ dataDir });
  const superuser = await operator(server);
  const { airline } = await flyingAirline(server, 'Old Air', 1);
  await advanceHours(server, 24 * 3);
  const own = { batch: 1000, filter: `airline = "${airline.id}"` };
  const before = await superuser.collection('ledger').getFullList<LedgerRow>(own);
  const day = 3;
  const ofDay = (rows: LedgerRow[]) =>
    rows.filter(
      ({ minute, flight, category }) =>
        Math.floor(minute / DAY) === day && (flight || category === 'tickets'),
    );
  const tickets = ofDay(before).filter(({ category }) => category === 'tickets');
  expect(tickets.length).toBeGreaterThan(2);
  const { hour } = await worldNow(server);
  await setHour({ server, superuser, dataDir }, hour + 24 * 14);
  await advanceHours(server, 24 * 2);

  const { minute } = await worldNow(server);
  const [oldest] = await superuser.collection('flight').getFullList<Flight>({ sort: 'departs' });
  expect(oldest?.departs).toBeGreaterThanOrEqual(minute - 15 * DAY - 60);
  const after = await superuser.collection('ledger').getFullList<LedgerRow>(own);
  const left = ofDay(after).filter(({ category }) => category === 'tickets');
  expect(left).toMatchObject([{ amount: sum(tickets), flight: '', aircraft: tickets[0]?.aircraft }]);
  expect((await superuser.collection('airline').getOne(airline.id)).cash).toBe(sum(after));
  const history = await superuser
    .collection('route_history')
    .getFullList<RouteHistory>({ filter: `starts = ${day * DAY}` });
  expect(history).toMatchObject([{ days: 1, revenue: sum(tickets) }]);
  expect(await brokenBesidesHours(dataDir)).toEqual([]);
  await server.stop();
});

interface Old {
  /** Days of the rows, counted from the start of the world. */
  days: number[];
  /** Number of days in each row of the route's history. */
  span: number;
  /** Current day of the world. */
  today: number;
}

/**
 * Creates an old world with old rows and advances it by a day, so that every airline has its turn. Returns
 * the remaining rows.
 */
async function afterYears(name: string, { days, span, today }: Old) {
  const dataDir = `${folder}/${name}`;
  server = await startPausedWorld({ dataDir });
  let superuser = await operator(server);
  const founder = await newFounder(server);
  const { airline } = founder;
  const hour = 24 * today;
  await superuser.collection('world').update(WORLD_ID, { hour, minute: hour * 60 });
  await superuser.collection('airline').update(airline.id, { settled_hour: hour });
  const common = { airline: airline.id, route: 'routexxxxxxxxxx' };
  let total = 0;
  for (const day of days) {
    const at = new Date(Date.UTC(2026, 0, 1 + day));
    for (const [category, amount] of [
      ['tickets', 1000 + day],
      ['fuel', -300],
      ['lease', -500],
      ['refit', -10],
    ] as const) {
      const row = { ...common, aircraft: 'aircraftxxxxxxx', category, amount, at, minute: day * DAY + 60 };
      const ledger = superuser.collection('ledger');
      if (category !== 'lease') await ledger.create(row);
      else {
        const id = `lease${String(day).padStart(10, '0')}`;
        await ledger.create({ ...row, id, transfer: id });
        const other = {
          id: `${id.slice(1)}x`,
          airline: LESSORS,
          route: '',
          aircraft: '',
          amount: -amount,
          transfer: id,
        };
        await ledger.create({ ...row, ...other });
      }
      await superuser
        .collection('ledger_sum')
        .create({ airline: airline.id, category, ends: (day + 7) * DAY, amount });
      total += amount;
    }
    const sums = {
      flights: 2,
      late: 1,
      delay: 20,
      seats: 300,
      passengers: 200,
      revenue: 1000 + day,
      costs: 300,
      fare: 100 + day,
    };
    const row = { ...common, starts: day * DAY, days: span, ...sums };
    await superuser.collection('route_history').create(row);
    const valued = { airline: airline.id, week: (day + 7) * DAY };
    const deposit = { ...valued, kind: 'deposit', value: day, change: day };
    const plane = { ...valued, kind: 'aircraft', aircraft: 'aircraftxxxxxxx', value: 5, change: 7 };
    await superuser.collection('valuation').create(deposit);
    await superuser.collection('valuation').create(plane);
    // The audit compares aircraft with what was paid for them, which is nothing here.
    await superuser
      .collection('valuation')
      .create({ ...plane, aircraft: 'otherxxxxxxxxxx', value: -5, change: -7 });
    await superuser
      .collection('notice')
      .create({ airline: airline.id, minute: day * DAY, kind: 'delivered' });
  }
  const capital = startingCapital(0);
  await superuser
    .collection('ledger_sum')
    .create({ airline: airline.id, category: 'capital', ends: 4 * DAY, amount: capital });
  await superuser.collection('airline').update(airline.id, { 'cash+': total });
  await superuser.collection('account').update(LESSORS, { 'balance+': 500 * days.length });
  const { cash } = await superuser.collection('airline').getOne(airline.id);
  await server.stop();

  server = await startPausedWorld({ dataDir });
  superuser = await operator(server);
  await advanceHours(server, 25);
  const rows = (party: string) =>
    superuser.collection('ledger').getFullList<LedgerRow>({
      filter: `category != "capital" && airline = "${party}"`,
      sort: 'minute, id',
    });
  const ledger = await rows(airline.id);
  expect(sum(ledger)).toBe(total);
  // Both sides of a transfer are summed up over the same span.
  const spans = (side: LedgerRow[]) => side.map(({ minute, amount }) => [minute, Math.abs(amount)]);
  expect(spans(await rows(LESSORS))).toEqual(spans(of(ledger, 'lease')));
  expect((await superuser.collection('airline').getOne(airline.id)).cash).toBe(cash);
  expect(await brokenBesidesHours(dataDir)).toEqual([]);
  const history = await superuser.collection('route_history').getFullList<RouteHistory>({ sort: 'starts' });
  const notices = await superuser.collection('notice').getFullList<Notice>();
  const valuations = await superuser
    .collection('valuation')
    .getFullList<Valuation>({ sort: 'kind, week, aircraft' });
  const sums = await superuser
    .collection('ledger_sum')
    .getFullList<LedgerSum>({ filter: 'category = "tickets"', sort: 'ends' });
  const flown = {
    bank: (await bankOf(server, founder)).credit.figures.weeks,
    shares: (await shareMarket(server, founder)).own?.weeks,
  };
  await server.stop();
  return {
    ledger,
    history,
    notices,
    valuations,
    sums: sums.map(({ ends, amount }) => [ends / DAY, amount]),
    flown,
  };
}

const OF_AIRLINE = { route: '', aircraft: '', flight: '', memo: '' };

// The world begins on a Thursday, so its first whole week has the days 4 to 10.
it('keeps money by week and aircraft after a month', async () => {
  const days = [4, 5, 6, 7, 8, 9, 10];
  const { ledger, history, valuations } = await afterYears('month', { days, span: 1, today: 41 });
  const [route, aircraft] = ['routexxxxxxxxxx', 'aircraftxxxxxxx'];
  expect(of(ledger, 'tickets')).toMatchObject([{ amount: 7049, route, aircraft }]);
  expect(of(ledger, 'lease')).toMatchObject([{ amount: -3500, route, aircraft }]);
  expect(history).toHaveLength(7);
  expect(valuations).toHaveLength(21);
});

it('keeps the time of the first flight', async () => {
  // On a Saturday. Its week is summed up from Monday, more than 15 weeks before.
  const { history, flown } = await afterYears('first', { days: [6, 7], span: 1, today: 108 });
  expect(history).toMatchObject([{ starts: 4 * DAY, days: 7 }]);
  expect(flown).toEqual({ bank: 14, shares: 14 });
});

it('keeps everything by week after a quarter', async () => {
  const days = Array.from({ length: 14 }, (_, day) => day);
  const { ledger, history, notices, valuations } = await afterYears('weeks', { days, span: 1, today: 104 });
  const inWeek = ({ minute }: LedgerRow) => minute >= 4 * DAY && minute < 11 * DAY;
  const total = 7 * 1000 + 4 + 5 + 6 + 7 + 8 + 9 + 10;
  expect(of(ledger, 'tickets').filter(inWeek)).toMatchObject([{ amount: total, ...OF_AIRLINE }]);
  expect(of(ledger, 'lease').filter(inWeek)).toMatchObject([{ amount: -3500, ...OF_AIRLINE }]);
  // One-time entries keep their aircraft.
  expect(of(ledger, 'refit')).toHaveLength(14);
  const week = history.find((row) => row.days === 7);
  expect(week).toMatchObject({ starts: 4 * DAY, flights: 14, seats: 2100, revenue: 7049, costs: 2100 });
  expect(week?.fare).toBe(110);
  expect(history.filter(({ starts }) => starts > 4 * DAY && starts < 11 * DAY)).toEqual([]);
  expect(notices.filter(({ minute }) => minute < 13 * DAY)).toEqual([]);
  const aircraft = valuations.filter(({ kind, week }) => kind === 'aircraft' && week === 11 * DAY);
  expect(aircraft).toMatchObject([{ aircraft: '', value: 0, change: 0 }]);
});

it('keeps everything by quarter after a year, and by year after four', async () => {
  const weeks = [4, 11, 81, 88];
  const quarters = await afterYears('quarters', { days: weeks, span: 7, today: 455 });
  expect(of(quarters.ledger, 'tickets').map(({ amount }) => amount)).toEqual([3000 + 4 + 11 + 81, 1088]);
  expect(quarters.history).toMatchObject([
    { starts: 0, days: 91, flights: 6 },
    { starts: 88 * DAY, days: 7, flights: 2 },
  ]);
  const deposits = ({ valuations }: { valuations: Valuation[] }) =>
    valuations
      .filter(({ kind }) => kind === 'deposit')
      .map(({ week, value, change }) => [week / DAY, value, change]);
  expect(deposits(quarters)).toEqual([
    [88, 81, 4 + 11 + 81],
    [95, 88, 88],
  ]);
  expect(quarters.sums).toEqual([
    [88, 3000 + 4 + 11 + 81],
    [95, 1088],
  ]);
  const years = await afterYears('years', { days: [0, 88, 361], span: 91, today: 1456 + 362 });
  expect(of(years.ledger, 'tickets').map(({ amount }) => amount)).toEqual([2088, 1361]);
  expect(years.history).toMatchObject([
    { starts: 0, days: 364, flights: 4 },
    { starts: 361 * DAY, days: 91, flights: 2 },
  ]);
  expect(deposits(years)).toEqual([
    [95, 88, 88],
    [368, 361, 361],
  ]);
  expect(years.sums).toEqual([
    [95, 2088],
    [368, 1361],
  ]);
});
