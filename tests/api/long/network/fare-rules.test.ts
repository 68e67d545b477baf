import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pastFares } from '#game/demand/forecast/flown.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { Route } from '#game/tables/route.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { call, operator, runSql } from '#tests/support/api.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn, type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import { hubAirline } from '#tests/support/hub-airline.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, startPausedWorld, tryAct, worldNow } from '#tests/support/world.ts';

let dataDir: string;
let server: TestServer;
let player: FlyingAirline;

/** Lets an airline fly in a world of its own during the tests of a block. */
function flyInOwnWorld(): void {
  beforeAll(async () => {
    dataDir = mkdtempSync(`${tmpdir()}/am-fare-rules-`);
    server = await startPausedWorld({ dataDir });
    player = await flyingAirline(server, 'Ruled Air', 2);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

const routeNow = (index = 0) =>
  player.client.collection('route').getOne<Route>(player.routes[index]?.id ?? '');
const ids = (...indexes: number[]) => indexes.map((index) => player.routes[index]?.id ?? '');
const setRule = (rule: { min: number; max: number } | null, indexes = [0]) =>
  act(server, player, 'route.rule', { routes: ids(...indexes), rule });
const setFares = (economy: number, index = 0) =>
  act(server, player, 'route.fares', {
    routes: [{ route: ids(index)[0] ?? '', economy, business: 400, first: 900 }],
  });

describe('a fare rule', () => {
  flyInOwnWorld();

  it('reviews the fares in the next hour and then once per week, by at most a tenth', async () => {
    const reference = referenceFare((await routeNow()).km, 'economy');
    const high = Math.round(reference * 2);
    await setFares(high);
    await setRule({ min: 60, max: 160 });
    const set = await routeNow();
    const { hour } = await worldNow(server);
    expect(set).toMatchObject({ rule_min: 60, rule_max: 160, fare_economy: high });
    expect(set.rule_next).toBeLessThanOrEqual((hour + 1) * HOUR);
    await advanceHours(server, 1);
    const first = await routeNow();
    expect(first.fare_economy).toBe(Math.ceil(high * 0.9));
    expect(first.rule_next).toBe((hour + 1) * HOUR + WEEK);
    await advanceHours(server, (WEEK - DAY) / HOUR);
    expect((await routeNow()).fare_economy).toBe(first.fare_economy);
    await advanceHours(server, 24);
    const second = await routeNow();
    expect(second.fare_economy).toBeLessThan(first.fare_economy);
    expect(second.fare_economy).toBeGreaterThanOrEqual(first.fare_economy * 0.9);
    expect(second).toMatchObject({ rule_next: first.rule_next + WEEK, fare_first: first.fare_first });
    // Tickets sold after a review have the new fare.
    await advanceHours(server, 24);
    const { items } = await player.client
      .collection('flight')
      .getList<Flight>(1, 1, { filter: `route = "${set.id}" && state != "cancelled"`, sort: '-departs' });
    expect(pastFares(items, 'economy', 1)[0]?.fare).toBe(second.fare_economy);
  });

  it('applies only where it is on, and stops when it is turned off', async () => {
    await setFares(300, 0);
    await setFares(300, 1);
    await setRule({ min: 50, max: 150 });
    await setRule(null);
    expect(await routeNow()).toMatchObject({ rule_min: 0, rule_max: 0 });
    await advanceHours(server, 2);
    expect((await routeNow(0)).fare_economy).toBe(300);
    await setRule({ min: 50, max: 150 }, [1]);
    await advanceHours(server, 1);
    expect((await routeNow(0)).fare_economy).toBe(300);
    const { rule_next, fare_economy } = await routeNow(1);
    expect(fare_economy).toBe(270);
    // Turning it off and on again does not bring the review forward.
    await setRule(null, [1]);
    await setRule({ min: 50, max: 150 }, [1]);
    await advanceHours(server, 3);
    expect(await routeNow(1)).toMatchObject({ rule_next, fare_economy });
  });

  it('leaves a sound world that replays to the same ledger', async () => {
    await server.stop();
    expect(await brokenIn(dataDir)).toEqual([]);
    await expectReplay(dataDir);
  });
});

describe('a fare rule in a world with changed rows', () => {
  flyInOwnWorld();

  it('counts as unchanged if the limits are the same', async () => {
    const { revision } = await setRule({ min: 50, max: 150 });
    expect((await setRule({ min: 50, max: 150 })).revision).toBe(revision);
    expect((await setRule({ min: 60, max: 150 })).revision).toBe(Number(revision) + 1);
  });

  it('keeps connecting passengers until they are recomputed', async () => {
    const hub = await hubAirline(server, 'Hub Air');
    await advanceHours(server, 1);
    const superuser = await operator(server);
    const filter = `airline = "${hub.airline.id}"`;
    const onward = async () =>
      (await superuser.collection('connection').getList(1, 1, { filter })).totalItems;
    const connected = async () =>
      (await superuser.collection('airline').getOne<{ connected: number }>(hub.airline.id)).connected;
    expect(await onward()).toBeGreaterThan(0);
    const route = hub.routes.LHR.id;
    const high = { route, economy: 300, business: 400, first: 900 };
    await act(server, hub, 'route.fares', { routes: [high] });
    await advanceHours(server, 1);
    const before = await onward();
    await act(server, hub, 'route.rule', { routes: [route], rule: { min: 50, max: 150 } });
    await advanceHours(server, 1);
    expect((await hub.client.collection('route').getOne<Route>(route)).fare_economy).toBe(270);
    expect({ onward: await onward(), connected: await connected() }).toEqual({
      onward: before,
      connected: 0,
    });
    await advanceHours(server, 1);
    expect(await connected()).toBeGreaterThan(0);
  });

  it('does not overwrite fares that the player sets while the hour is settled', async () => {
    await setFares(300);
    await setRule({ min: 50, max: 150 });
    const superuser = await operator(server);
    const { hour } = await worldNow(server);
    // As after the airline's part of the hour: chosen, but not applied yet.
    await runSql(
      superuser,
      `UPDATE route SET rule_next = ${(hour + 1) * HOUR + WEEK}, rule_economy = 270, rule_business = 360,
        rule_first = 900 WHERE id = '${ids(0)[0]}'`,
    );
    await setFares(222);
    await advanceHours(server, 1);
    expect((await routeNow()).fare_economy).toBe(222);
  });

  it('reviews at most four routes of an airline per hour, the longest waiting first', async () => {
    const superuser = await operator(server);
    const [id] = ids(0);
    await runSql(
      superuser,
      `INSERT INTO route (id, airline, pair, a, b, km, fare_economy, fare_business, fare_first, leisure, rule_min, rule_max, rule_next)
       SELECT substr(r.id, 1, 14) || j.value, airline, 'ZZZZZ' || j.value, a, b, km, 300, 400, 900, leisure, 50, 150, j.value
       FROM route r, json_each('[1,2,3,4,5,6]') j WHERE r.id = '${id}'`,
    );
    const waiting = async () =>
      (
        await superuser
          .collection('route')
          .getFullList<Route>({ filter: 'rule_max > 0 && rule_next < 10', sort: 'rule_next' })
      ).map(({ rule_next }) => rule_next);
    await advanceHours(server, 1);
    expect(await waiting()).toEqual([5, 6]);
    await advanceHours(server, 1);
    expect(await waiting()).toEqual([]);
  });

  it('does not reveal what it has chosen', async () => {
    expect(await routeNow()).not.toHaveProperty('rule_economy');
    const response = await tryAct(server, player, 'route.rule', {
      routes: ids(0),
      rule: { min: 90, max: 80 },
    });
    expect(response.status).toBe(400);
    expect(response.json.data?.rule?.message).toBe('The minimum must not exceed the maximum.');
    expect((await call(server, '/api/collections/route/records')).json.totalItems).toBe(0);
  });
});
