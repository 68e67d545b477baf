import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicAirlineSchema } from '#game/payloads/airline.ts';
import { type Ranking, rankingSchema } from '#game/payloads/ranking.ts';
import { call, type Founder, newFounder, newPerson } from '#tests/support/api.ts';
import { type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';

let server: TestServer;
let flying: FlyingAirline;
let idle: Founder;

beforeAll(async () => {
  server = await startPausedWorld({ env: { AM_WORLD_RIVALS: '1' } });
  flying = await flyingAirline(server, 'Flying Air', 2);
  idle = await newFounder(server, 'Idle Air');
});
afterAll(() => server?.stop());

const ranking = async (): Promise<Ranking> =>
  rankingSchema.parse((await call(server, '/api/am/ranking', { token: idle.token })).json);
/** Returns the figures of an airline today. */
const rowOf = ({ airlines }: Ranking, id: string) => {
  const index = airlines.id.indexOf(id);
  return Object.fromEntries(Object.entries(airlines).map(([name, column]) => [name, column[index]]));
};

it('has all airlines in columns of the same length', async () => {
  const { week, airlines, weeks } = await ranking();
  expect(week).toBe(-1);
  expect(weeks).toEqual({});
  for (const column of Object.values(airlines)) expect(column).toHaveLength(airlines.id.length);
  expect(airlines.rival.filter(Boolean).length).toBeGreaterThanOrEqual(1);
  expect(rowOf(await ranking(), flying.airline.id)).toMatchObject({
    name: 'Flying Air',
    code: flying.airline.code,
    hub: flying.airline.hub,
    rival: 0,
    aircraft: 2,
    routes: 2,
  });
});

it('lists an airline from its founding on', async () => {
  const { airline } = await newFounder(server, 'Latest Air');
  expect(rowOf(await ranking(), airline.id)).toMatchObject({ name: 'Latest Air', aircraft: 0, routes: 0 });
});

it('has the sums of the last full week, as on the page of the airline', async () => {
  await advanceHours(server, 7 * 24);
  const { week, weeks } = await ranking();
  const { code, id } = flying.airline;
  const page = publicAirlineSchema.parse(
    (await call(server, `/api/am/airline/${code}`, { token: idle.token })).json,
  );
  expect(week).toBe(0);
  expect(page.weeks).toHaveLength(1);
  if (!weeks[id]) throw new Error('no week');
  const { profit, ...sums } = weeks[id];
  expect({ week, ...sums }).toEqual(page.weeks.at(-1));
  expect(profit).toBeLessThan(sums.revenue);
  expect(sums.flights).toBeGreaterThan(0);
  expect(sums.passengers).toBeLessThanOrEqual(sums.seats);
  expect(weeks[idle.airline.id]).toBeUndefined();
});

it('changes with the hour', async () => {
  const before = await ranking();
  await advanceHours(server, 12);
  const after = await ranking();
  expect(rowOf(after, flying.airline.id).punctuality).not.toBe(rowOf(before, flying.airline.id).punctuality);
});

it('reveals neither cash nor owners, also to players without an airline', async () => {
  const { token } = await newPerson(server);
  const { status, json, text } = await call(server, '/api/am/ranking', { token });
  expect(status).toBe(200);
  expect(Object.keys(json.airlines as object).sort()).toEqual(
    Object.keys(rankingSchema.shape.airlines.shape).sort(),
  );
  expect(text).not.toContain(flying.id);
  expect((await call(server, '/api/am/ranking')).status).toBe(401);
});
