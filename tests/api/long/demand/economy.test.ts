import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { News } from '#game/tables/news.ts';
import type { ROUTE } from '#game/tables/route.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { demandFactor, economyOn } from '#game/world/economy/economy-day.ts';
import { DAY } from '#game/world/time.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { demandDraws } from '#tests/support/demand-draws.ts';
import { worldWith } from '#tests/support/economy-world.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn, type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';

const AMSTERDAM = { iata: 'AMS', continent: 'EU' };
const LONDON = { iata: 'LHR', continent: 'EU' };
/** The airline's third route goes to Copenhagen. */
const CLOSED = 'DK';

let data: string;
let server: TestServer;
let world: ReturnType<typeof worldWith>;
let player: FlyingAirline;

const newsOf = async (): Promise<News[]> =>
  (await operator(server)).collection('news').getFullList<News>({ sort: 'minute,id' });

beforeAll(async () => {
  world = worldWith(
    ({ kind, place, announced, starts, ends }) =>
      kind === 'closure' && place === CLOSED && starts - announced <= 6 && ends - starts <= 3,
  );
  data = mkdtempSync(`${tmpdir()}/am-economy-`);
  server = await startPausedWorld({ dataDir: data, env: { AM_WORLD_SEED: world.seed } });
  await advanceHours(server, (world.event.announced - 2) * 24);
  player = await flyingAirline(server, 'Closed Air', 3);
});
afterAll(async () => {
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
});

describe('an event', () => {
  it('is published when it is announced, and not before', async () => {
    expect((await worldNow(server)).economy?.events).toEqual([]);
    await advanceHours(server, world.event.announced * 24 - (await worldNow(server)).hour);
    const { economy } = await worldNow(server);
    expect(economy?.index).toBe(economyOn(world, world.event.announced).index);
    expect(economy?.events).toMatchObject([{ kind: 'closure', place: CLOSED, starts: world.event.starts }]);
    const text = JSON.stringify(await worldNow(server));
    expect(text).not.toContain(world.seed);
  });

  it('closes the airports of a country for its days and no longer', async () => {
    const { starts, ends } = world.event;
    await advanceHours(server, (ends + 1) * 24 - 1 - (await worldNow(server)).hour);
    const flights = await player.client.collection('flight').getFullList<Flight>({ batch: 1000 });
    const [, , closedRoute] = player.routes;
    const during = flights.filter(({ departs }) => departs >= starts * DAY && departs < ends * DAY);
    const toClosed = during.filter(({ route }) => route === closedRoute?.id);
    expect(toClosed.length).toBeGreaterThan(6);
    for (const flight of toClosed)
      expect(flight).toMatchObject({ state: 'cancelled', cause: 'closure', revenue: 0, compensation: 0 });
    const elsewhere = during.filter(({ route, state }) => route !== closedRoute?.id && state !== 'cancelled');
    expect(elsewhere.length).toBeGreaterThan(6);
    const after = flights.filter(({ departs, route }) => departs >= ends * DAY && route === closedRoute?.id);
    expect(after.some(({ state }) => state !== 'cancelled')).toBe(true);
  });

  it('scales demand together with the world index', async () => {
    const [route] = player.routes;
    const flights = await player.client
      .collection('flight')
      .getFullList<Flight>({ filter: `route = '${route?.id}' && state = 'landed'`, sort: '-departs' });
    const [flight] = flights;
    const airports = await operator(server);
    const [from, to] = [
      await airports.collection('airport').getOne(flight?.origin ?? ''),
      await airports.collection('airport').getOne(flight?.destination ?? ''),
    ];
    const { start } = await worldNow(server);
    const { month, weekday, dayIndex } = calendarAt(start, flight?.departs ?? 0);
    const { km, leisure, business, premium } = await airports
      .collection('route')
      .getOne<StoredRow<typeof ROUTE>>(route?.id ?? '');
    const economy = demandFactor(economyOn(world, dayIndex), AMSTERDAM, LONDON);
    expect(Math.abs(economy - 1)).toBeGreaterThan(0.005);
    const { demand } = dayMarket(
      { km, yearly: { leisure, business, premium }, latA: from.lat, latB: to.lat },
      {
        month: month - 1,
        weekday,
        economy,
        draws: demandDraws(world.seed, dayIndex, from.id, to.id),
      },
    );
    expect(flight?.why?.wanted).toEqual([demand.leisure, demand.business, demand.premium]);
  });

  it('is news once when it is announced, starts and ends', async () => {
    const titles = (await newsOf()).filter(({ kind }) => kind === 'economy').map(({ title }) => title);
    expect(titles.filter((title) => title.includes('Denmark'))).toEqual([
      'Announced: Airports in Denmark closed',
      'Airports in Denmark closed',
      'Airports in Denmark open again',
    ]);
  });
});

describe('news of airlines', () => {
  it('leave no trace of a deleted airline except that one has closed', async () => {
    const leaves = await newFounder(server, 'Vertrekkende Vogel');
    expect((await newsOf()).filter(({ airline }) => airline === leaves.airline.id)).toMatchObject([
      { kind: 'founded' },
    ]);
    await leaves.client.collection('users').delete(leaves.id);
    await player.client.collection('users').delete(player.id);
    const news = await newsOf();
    const text = JSON.stringify(news);
    for (const { airline } of [leaves, player]) {
      expect(text).not.toContain(airline.name);
      expect(text).not.toContain(airline.id);
    }
    // The other one has never flown.
    expect(news.filter(({ kind }) => kind === 'gone')).toHaveLength(1);
  });
});

it('leaves a sound world that replays to the same ledger', async () => {
  await advanceHours(server, 5);
  await server.stop();
  expect(await brokenIn(data)).toEqual([]);
  await expectReplay(data);
});
