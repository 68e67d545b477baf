import { afterAll, beforeAll, expect, it } from 'vitest';
import { researchIncumbents } from '#game/demand/incumbents/research-incumbents.ts';
import { marketSchema, researchSchema } from '#game/payloads/market.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { Notice } from '#game/tables/notice.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { airportId, call, type Founder, operator, runSql } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { brokenIn, type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';

/** Percentage at which incumbents fly daily, and slots are free at all hours. */
const TRAFFIC = 60;
/** Weeks between reviews of flights, instead of thirteen. Each still follows weekly answers. */
const REVIEW_WEEKS = 3;
/** Weeks after which they follow others. */
const FOLLOW_WEEKS = 1;

const world = builtWorld('incumbents', { figures: { REVIEW_WEEKS, FOLLOW_WEEKS } });
let server: TestServer;
let player: FlyingAirline;

const marketOf = async (founder: Founder, from: string, to: string) => {
  const [a, b] = [await airportId(server, from), await airportId(server, to)];
  const { json } = await call(server, `/api/am/market?from=${a}&to=${b}`, { token: founder.token });
  return marketSchema.parse(json);
};

beforeAll(async () => {
  server = await startPausedWorld({
    dataDir: world.dataDir,
    build: world.build.dir,
    env: { AM_WORLD_TRAFFIC: String(TRAFFIC) },
  });
  player = await flyingAirline(server, 'Laatkomer', 1);
});
afterAll(() => server?.stop());

it('the market and research show the same incumbents, and niches where nobody flies', async () => {
  const { json } = await call(server, `/api/am/research?from=${await airportId(server, 'AMS')}`, {
    token: player.token,
  });
  const research = researchSchema.parse(json);
  const incumbentsTo = researchIncumbents(research, TRAFFIC);
  const dense = await marketOf(player, 'AMS', 'LHR');
  expect(dense.incumbents).toMatchObject({ stops: 0 });
  expect(dense.incumbents?.flights).toBeGreaterThan(20);
  for (const code of ['LHR', 'BCN', 'SYD']) {
    const index = research.destinations.id.indexOf(await airportId(server, code));
    expect(incumbentsTo(index), code).toEqual((await marketOf(player, 'AMS', code)).incumbents);
  }
  expect((await marketOf(player, 'AMS', 'SYD')).incumbents).toMatchObject({ stops: 1 });
  expect((await marketOf(player, 'ADL', 'MEL')).incumbents).toMatchObject({ stops: 0 });
});

it('they take passengers, and flights say so', async () => {
  await advanceHours(server, 48);
  const flights = await player.client
    .collection('flight')
    .getFullList<Flight>({ filter: 'state = "landed"' });
  expect(flights.length).toBeGreaterThan(3);
  for (const { why } of flights) expect(why?.rivals[0]).toBeGreaterThan(0);
});

/** Returns the slots in all pools. */
const slotsInPool = async () => {
  const pool = await (await operator(server)).collection('slot_pool').getFullList<{ count: number }>();
  return pool.reduce((sum, { count }) => sum + count, 0);
};

it('they lower fares within a week, fly less at a review, leave their slots, and tell the player', async () => {
  const before = (await marketOf(player, 'AMS', 'LHR')).incumbents;
  await advanceHours(server, HOURS_A_WEEK);
  const after = (await marketOf(player, 'AMS', 'LHR')).incumbents;
  expect(after?.fares.economy).toBeLessThanOrEqual(before?.fares.economy ?? 0);
  const superuser = await operator(server);
  const [answer] = await superuser.collection('incumbent').getFullList();
  expect(answer?.fares).toBeLessThan(1000);
  expect(answer?.flights).toBe(1000);
  expect(await slotsInPool()).toBe(0);
  // Now some hours are full at both airports.
  await runSql(superuser, 'UPDATE world SET traffic = 100');
  await advanceHours(server, REVIEW_WEEKS * HOURS_A_WEEK);
  expect(await slotsInPool()).toBeGreaterThan(3);
  const [later] = await superuser.collection('incumbent').getFullList();
  expect(later?.flights).toBeLessThan(1000);
  expect(later?.flights).toBeGreaterThanOrEqual(900);
  const notices = await player.client
    .collection('notice')
    .getFullList<Notice>({ filter: 'title ~ "Other airlines"' });
  expect(notices.map(({ title }) => title)).toContain('Other airlines fly AMS–LHR less often');
  expect(await brokenIn(server.dataDir)).toEqual([]);
});

it('they return to their usual flights and fares when the others are gone', async () => {
  const superuser = await operator(server);
  const [before] = await superuser.collection('incumbent').getFullList();
  const free = await slotsInPool();
  await player.client.collection('users').delete(player.id);
  await advanceHours(server, REVIEW_WEEKS * HOURS_A_WEEK);
  const [after] = await superuser.collection('incumbent').getFullList();
  expect(after?.flights).toBeGreaterThan(before?.flights);
  expect(after?.fares).toBeGreaterThanOrEqual(before?.fares);
  expect(await slotsInPool()).toBeLessThan(free);
  expect(await brokenIn(server.dataDir)).toEqual([]);
});

it('they follow an airline to a pair that nobody else flies', async () => {
  const superuser = await operator(server);
  await runSql(superuser, `UPDATE world SET traffic = ${TRAFFIC}`);
  const first = await flyingAirline(server, 'Pionier', 1);
  await runSql(superuser, "DELETE FROM served_pair WHERE a = 'AMS' AND b = 'LHR'");
  await runSql(superuser, 'DELETE FROM incumbent');
  expect((await marketOf(first, 'AMS', 'LHR')).incumbents?.stops).not.toBe(0);
  await advanceHours(server, FOLLOW_WEEKS * HOURS_A_WEEK);
  expect((await marketOf(first, 'AMS', 'LHR')).incumbents).toMatchObject({ stops: 0 });
  const notices = await first.client.collection('notice').getFullList<Notice>({ filter: 'title ~ "too"' });
  expect(notices.map(({ title }) => title)).toEqual(['Other airlines now fly AMS–LHR too']);
  expect(await brokenIn(server.dataDir)).toEqual([]);
});
