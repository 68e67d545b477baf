import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceSheet } from '#game/books/statements.ts';
import { cashSchema } from '#game/payloads/cash.ts';
import { statementSchema } from '#game/payloads/statement.ts';
import { call, newPerson, operator } from '#tests/support/api.ts';
import { type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';

let server: TestServer;
let player: FlyingAirline;

beforeAll(async () => {
  // A Saturday.
  server = await startPausedWorld({ env: { AM_WORLD_START: '2026-01-03' } });
  player = await flyingAirline(server, 'Cash Air', 1);
  // Past the second Monday.
  await advanceHours(server, 24 * 9);
});
afterAll(() => server?.stop());

const cashOf = async () =>
  cashSchema.parse((await call(server, '/api/am/cash', { token: player.token })).json);

it('is for players with an airline', async () => {
  const { token } = await newPerson(server);
  expect((await call(server, '/api/am/cash')).status).toBe(401);
  const { status, json } = await call(server, '/api/am/cash', { token });
  expect([status, json.message]).toEqual([403, 'Found an airline first.']);
});

it('compares last week’s forecast of the cash with what happened', async () => {
  const { history, expected, parts, last } = await cashOf();
  const { json } = await call(server, '/api/am/statement?by=week', { token: player.token });
  const statement = statementSchema.parse(json);
  const { cash } = await (await operator(server)).collection('airline').getOne(player.airline.id);
  expect(history.at(-1)?.cash).toBe(cash);
  const sheet = balanceSheet({ count: statement.periods.length, sums: statement.sums });
  expect(history.slice(0, -1).map((point) => point.cash)).toEqual(sheet.cash.slice(0, -1));
  expect(parts.leases).toEqual(Array.from({ length: 4 }, () => -(player.aircraft[0]?.lease_rate ?? 0)));
  expect(parts.flights[0]).not.toBe(0);
  expect(expected[0]).toBe(cash + (parts.flights[0] ?? 0) + (parts.leases[0] ?? 0));
  // Nothing was decided in the week between the two Mondays.
  expect(last?.decided).toBe(0);
  expect(Math.abs((last?.actual ?? 0) - (last?.expected ?? 0))).toBeLessThan(400_000);
  const own = await player.client.collection('airline').getOne(player.airline.id);
  expect(own.cash_forecasts).toBeUndefined();
});

it('has a band around the forecast, which is twice as wide after four weeks as after one', async () => {
  const { expected, low, high, last } = await cashOf();
  const widths = expected.map((cash, week) => {
    expect(Math.abs(cash - (low[week] ?? 0) - ((high[week] ?? 0) - cash))).toBeLessThanOrEqual(1);
    return (high[week] ?? 0) - (low[week] ?? 0);
  });
  expect(widths).toHaveLength(4);
  expect(widths[0]).toBeGreaterThan(0);
  expect((widths[3] ?? 0) / (widths[0] ?? 0)).toBeCloseTo(2, 3);
  expect(last?.low).toBeLessThan(last?.expected ?? 0);
  expect(last?.high).toBeGreaterThan(last?.expected ?? 0);
});
