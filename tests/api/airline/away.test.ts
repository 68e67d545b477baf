import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Away, awaySchema, faresSchema, movesSchema } from '#game/payloads/away.ts';
import type { Airline } from '#game/tables/airline.ts';
import type { Notice } from '#game/tables/notice.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY } from '#game/world/time.ts';
import { call, newFounder, operator, runSql } from '#tests/support/api.ts';
import { type MovableTime, movableTime } from '#tests/support/build/movable-time.ts';
import { type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';

const HOUR_MS = 3_600_000;

let time: MovableTime;
let server: TestServer;
let player: FlyingAirline;

beforeAll(async () => {
  time = await movableTime();
  server = await startPausedWorld({ build: time.dir });
  player = await flyingAirline(server, 'Absent Air', 2);
});
afterAll(async () => {
  await server?.stop();
  time?.remove();
});

/** Loads the page or moves the pointer. */
const load = () => player.client.collection('users').authRefresh();
const move = () => call(server, '/api/am/present', { method: 'POST', token: player.token });
const airline = () => player.client.collection('airline').getOne<Airline>(player.airline.id);
const view = () => call(server, '/api/am/away', { token: player.token });
async function away(): Promise<Away> {
  const { status, json } = await view();
  expect(status).toBe(200);
  return awaySchema.parse(json);
}
const leave = async (days: number) => {
  time.move(6 * 60_000);
  await move();
  time.move(4 * HOUR_MS);
  await advanceHours(server, 24 * days);
};

describe('an absence', () => {
  it('takes four real hours and a game day, and ends with the first input or page load', async () => {
    expect((await view()).status).toBe(404);
    await leave(1);
    const { minute } = await worldNow(server);
    await load();
    expect(await airline()).toMatchObject({ away_from: minute - DAY, away_until: minute });
    // Shorter breaks change nothing.
    time.move(3.9 * HOUR_MS);
    await advanceHours(server, 48);
    await move();
    expect(await airline()).toMatchObject({ away_until: minute });
    time.move(4 * HOUR_MS);
    await advanceHours(server, 23);
    await move();
    expect(await airline()).toMatchObject({ away_until: minute });
    time.move(4 * HOUR_MS);
    await advanceHours(server, 24);
    await move();
    expect(await airline()).toMatchObject({ away_from: minute + 71 * 60, away_until: minute + 95 * 60 });
  });

  it('is known only to its owner', async () => {
    const other = await newFounder(server);
    const seen = await other.client.collection('airline').getOne(player.airline.id);
    for (const name of ['visited', 'visited_at', 'away_from', 'away_until'])
      expect(seen).not.toHaveProperty(name);
    expect(await airline()).not.toHaveProperty('visited_at');
    expect((await call(server, '/api/am/away', { token: other.token })).status).toBe(404);
  });
});

describe('the summary', () => {
  it('has the money, flights and checks of the days of absence', async () => {
    await leave(3);
    await load();
    const { from, until, money, flights, checks } = await away();
    expect(from % DAY).toBe(0);
    expect(until - from).toBeGreaterThanOrEqual(3 * DAY);
    const inSpan = `minute >= ${from} && minute < ${until}`;
    const ledger = await player.client
      .collection('ledger')
      .getFullList<{ category: string; amount: number }>({ filter: inSpan });
    const sums = new Map<string, number>();
    for (const { category, amount } of ledger) sums.set(category, (sums.get(category) ?? 0) + amount);
    expect(new Map(money.map(({ category, amount }) => [category, amount]))).toEqual(sums);
    expect(money[0]?.amount).toBe(Math.max(...money.map(({ amount }) => Math.abs(amount))));
    const days = await player.client
      .collection('route_history')
      .getFullList<{ flights: number; cancelled: number; passengers: number }>({
        filter: `starts >= ${from}`,
      });
    expect(flights.flown).toBe(days.reduce((sum, day) => sum + day.flights, 0));
    expect(flights.flown).toBeGreaterThan(10);
    expect(flights.passengers).toBe(days.reduce((sum, day) => sum + day.passengers, 0));
    expect(checks.count).toBe(
      (
        await player.client
          .collection('maintenance')
          .getFullList({ filter: `state != "planned" && starts >= ${from} && starts < ${until}` })
      ).length,
    );
  });

  it('names the goals that were reached in the absence, and no earlier ones', async () => {
    const superuser = await operator(server);
    const reach = async (goal: string) => {
      const { minute } = await worldNow(server);
      await superuser.collection('goal').create({ airline: player.airline.id, goal, minute });
    };
    await reach('destinations');
    await advanceHours(server, 24);
    await leave(2);
    await reach('long_haul');
    await reach('owned');
    await advanceHours(server, 1);
    await load();
    expect((await away()).goals.toSorted()).toEqual(['long_haul', 'owned']);
  });

  it('names competitors who have come, left, or changed fares on the player’s routes', async () => {
    const steady = await flyingAirline(server, 'Steady Air', 1, 400);
    const leaver = await flyingAirline(server, 'Leaving Air', 1, 500);
    await advanceHours(server, 24);
    await leave(2);
    const newcomer = await flyingAirline(server, 'New Air', 2, 600);
    const [route] = steady.routes;
    await act(server, steady, 'route.fares', {
      routes: [{ route: route?.id ?? '', economy: 50, business: 200, first: 500 }],
    });
    await act(server, leaver, 'route.close', { route: leaver.routes[0]?.id ?? '' });
    await advanceHours(server, 24);
    await load();
    const { moves, move_count } = await away();
    const told = moves.map(({ kind, pair, name }) => `${kind} ${pair} ${name}`);
    expect(told).toEqual([
      'entered AMSLHR New Air',
      'entered AMSBCN New Air',
      'left AMSLHR Leaving Air',
      'fare AMSLHR Steady Air',
    ]);
    expect(move_count).toBe(4);
    const [fare] = moves.filter(({ kind }) => kind === 'fare');
    expect(fare).toMatchObject({ code: steady.airline.code, before: route?.fare_economy, after: 50 });
    expect(newcomer.routes).toHaveLength(2);
    // Entries are told at once, with seats, date and fare, also those of other players.
    const notices = await player.client
      .collection('notice')
      .getFullList<Notice>({ filter: 'title ~ " enters "' });
    const ofNewcomer = notices.filter(({ title }) => title.startsWith('New Air')).map(({ title }) => title);
    expect(ofNewcomer.sort()).toEqual(['New Air enters AMS–BCN', 'New Air enters AMS–LHR']);
    expect(notices.find(({ title }) => title === 'New Air enters AMS–LHR')?.body).toMatch(
      /^It offers \d+ flights with [\d,]+ seats per week from \w{3} \d+ \w{3} \d{4}, in economy from \$\d+\./,
    );

    // The same moves, whenever the player looks, with what they did to the player's passengers.
    await advanceHours(server, 48);
    const response = await call(server, '/api/am/moves', { token: player.token });
    const recent = movesSchema.parse(response.json).moves;
    const [entry] = recent.filter(
      ({ kind, pair, name }) => kind === 'entered' && pair === 'AMSLHR' && name === 'New Air',
    );
    const [own] = player.routes;
    const days = await player.client
      .collection('route_history')
      .getFullList<RouteHistory>({ filter: `route = "${own?.id}"`, sort: 'starts' });
    const mean = (rows: RouteHistory[]) =>
      Math.round(rows.reduce((sum, { passengers }) => sum + passengers, 0) / rows.length);
    const opened = entry?.minute ?? 0;
    const { minute } = await worldNow(server);
    expect(entry).toMatchObject({
      passengers_before: mean(
        days.filter(({ starts }) => starts + DAY <= opened && starts >= opened - 7 * DAY),
      ),
      passengers_after: mean(days.filter(({ starts }) => starts >= opened && starts + DAY <= minute)),
    });

    // Everybody's fares by day, of those who still have the route.
    const ends = `from=${own?.b}&to=${own?.a}`;
    const past = await call(server, `/api/am/fares?${ends}`, { token: player.token });
    const { fares } = faresSchema.parse(past.json);
    expect(fares.map(({ name }) => name).sort()).toEqual(
      ['New Air', player.airline.name, 'Steady Air'].sort(),
    );
    const cut = fares.find(({ name }) => name === 'Steady Air')?.points ?? [];
    expect([cut[0]?.[1], cut.at(-1)?.[1]]).toEqual([route?.fare_economy, 50]);
    const mine = fares.find(({ airline }) => airline === player.airline.id);
    expect(mine?.points).toEqual(days.map(({ starts, fare }) => [starts, fare]));
  });

  it('names at most three decisions, most urgent first', async () => {
    expect((await away()).decisions).toEqual([]);
    const superuser = await operator(server);
    const [plane] = player.aircraft;
    const [route] = player.routes;
    await act(server, player, 'timetable.set', {
      plans: [
        {
          aircraft: plane?.id ?? '',
          revision: (await player.client.collection('aircraft').getOne(plane?.id ?? '')).revision,
          legs: [],
        },
      ],
    });
    expect((await away()).decisions).toEqual([
      { kind: 'idle_aircraft', figure: 1 },
      { kind: 'empty_routes', figure: 1 },
    ]);
    await runSql(superuser, `UPDATE airline SET cash = -5000 WHERE id = '${player.airline.id}'`);
    await runSql(superuser, `UPDATE aircraft SET condition = 0.1 WHERE id = '${player.aircraft[1]?.id}'`);
    expect((await away()).decisions).toEqual([
      { kind: 'overdrawn', figure: 5000 },
      { kind: 'overdue_checks', figure: 1 },
      { kind: 'idle_aircraft', figure: 1 },
    ]);
    expect(route).toBeDefined();
  });
});
