import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Place } from '#game/demand/place.ts';
import type { Notice } from '#game/tables/notice.ts';
import type { ROUTE } from '#game/tables/route.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { readRows } from '#scripts/data/read-rows.ts';
import { toTablesFile } from '#scripts/data/seed-file.ts';
import { inRoot } from '#scripts/paths.ts';
import { operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SMALLEST_TRANSACTIONS } from '#tests/support/build/test-build.ts';
import { brokenIn, type FlyingAirline, flyingAirlines } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { settleUntilKilled } from '#tests/support/settle-until-killed.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';

const KILLS = 2;
/** Share of leisure after a fall of demand. */
const LOW = 0.1;
/** Approximate milliseconds until the hour takes the change. */
const PACE = 100;

const PLACES = readRows('airport_demand', readFileSync(inRoot('seed/airport_demand.csv'))).rows as Place[];
/** The seed's demand with a share of the trips that residents and visitors make for leisure. */
const withLeisure = (share: number) => ({
  airport_demand: PLACES.map((place) => ({
    ...place,
    inbound: place.inbound * share,
    outbound: place.outbound * share,
  })),
});

const world = builtWorld('new-demand', { figures: SMALLEST_TRANSACTIONS });
let server: TestServer;
let players: FlyingAirline[];
/** Leisure demand of all routes, by id, with the seed's demand and after the fall. */
let usual: Record<string, number>;
let low: Record<string, number>;

const start = async () => {
  server = await startPausedWorld({
    dataDir: world.dataDir,
    build: world.build.dir,
    env: { AM_WORLD_RIVALS: '1' },
  });
};
const all = async <Row>(name: string, filter = '') =>
  (await operator(server)).collection(name).getFullList<Row>({ filter, sort: 'id' });
const leisure = async () =>
  Object.fromEntries((await all<StoredRow<typeof ROUTE>>('route')).map(({ id, leisure }) => [id, leisure]));
const told = () => all<Notice>('notice', 'kind = "demand"');
const importLeisure = async (share: number) =>
  (await operator(server)).send('/api/am/seed/tables', { method: 'POST', body: withLeisure(share) });

beforeAll(async () => {
  await start();
  players = await flyingAirlines(server, [
    { name: 'First Air', count: 2, first: 360 },
    { name: 'Second Air', count: 1, first: 400 },
  ]);
  await advanceHours(server, 24);
});

it('takes changed demand in the next hour, and tells each player once', async () => {
  usual = await leisure();
  const routes = Object.keys(usual);
  const { hour } = await worldNow(server);
  await importLeisure(LOW);
  expect(await leisure()).toEqual(usual);
  await advanceHours(server, 1);
  low = await leisure();
  for (const route of routes) expect(low[route]).toBeLessThan(usual[route] as number);
  const notices = await told();
  // One airline is the server's.
  expect(await all('airline')).toHaveLength(players.length + 1);
  expect(notices.map(({ airline }) => airline).sort()).toEqual(
    players.map(({ airline }) => airline.id).sort(),
  );
  expect(notices[0]).toMatchObject({
    title: 'Demand has changed',
    body: 'New figures for 4,279 airports. Check your forecasts.',
    link: '/route/research/',
  });

  await importLeisure(LOW);
  await advanceHours(server, 47);
  expect(await told()).toEqual(notices);
  // All connections have been recomputed.
  for (const { connected } of await all<{ connected: number }>('airline'))
    expect(connected).toBeGreaterThan(hour + 1);
  expect(await brokenIn(server.dataDir)).toEqual([]);
});

it('takes the demand of a newer version', async () => {
  await server.stop();
  writeFileSync(`${world.build.dir}/seed/tables.json`, toTablesFile(withLeisure(1)));
  await start();
  const notices = await told();
  await advanceHours(server, 1);
  expect(await leisure()).toMatchObject(usual);
  expect(await told()).toHaveLength(notices.length + players.length);
});

it('takes a change once if the server is killed before the end of that hour', async () => {
  for (let kill = 1; kill <= KILLS; kill++) {
    const { hour } = await worldNow(server);
    const before = (await told()).length;
    const isTaken = async () => (await told()).length > before;
    const isLow = kill % 2 === 1;
    await importLeisure(isLow ? LOW : 1);
    // At any moment, or soon after the hour has taken the change.
    if (kill <= KILLS / 2) await settleUntilKilled(server, 1, async () => true, PACE);
    else await settleUntilKilled(server, 1, isTaken, 0);
    await start();
    if ((await worldNow(server)).hour === hour) await advanceHours(server, 1);
    expect(await leisure()).toMatchObject(isLow ? low : usual);
    expect(await told()).toHaveLength(before + players.length);
  }
  expect(await brokenIn(server.dataDir)).toEqual([]);
});

it('takes an import during an hour in that hour or the following one', async () => {
  const notices = await told();
  await Promise.all([advanceHours(server, 1), importLeisure(LOW)]);
  await advanceHours(server, 1);
  expect(await leisure()).toMatchObject(low);
  expect(await told()).toHaveLength(notices.length + players.length);
});
