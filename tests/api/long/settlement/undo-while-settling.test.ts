import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActionName } from '#game/actions/actions.ts';
import { refit } from '#game/fleet/refit.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import {
  act,
  advanceHours,
  daily,
  leaseOne,
  openRoute,
  setTimetable,
  startPausedWorld,
  tryAct,
} from '#tests/support/world.ts';

/** Hours settled at a time, until enough was undone. */
const HOURS = 48;
const DESTINATIONS = ['CPH', 'VIE', 'MAD', 'FCO', 'LIS', 'ATH', 'OSL', 'DUB'];
const MODEL = 'airbus-a320neo';

let data: string;

beforeAll(() => {
  data = mkdtempSync(`${tmpdir()}/am-undo-`);
});
afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

/** Repeats a request while the server responds with 503, because the airline is being settled. */
async function patiently<Result>(what: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await what();
    } catch (thrown) {
      if (!/ 503 /.test(String(thrown))) throw thrown;
    }
  }
}

/** Runs an action, repeated while the airline is being settled. Returns its response. */
const tryPatiently = (server: TestServer, player: Founder, name: ActionName, input: unknown) =>
  patiently(async () => {
    const response = await tryAct(server, player, name, input);
    if (response.status === 503) throw new Error(`${name}: 503 ${response.text}`);
    return response;
  });

/**
 * Undoes something, on the next game day if the airline has reached today's limit of three. Returns the code
 * of a rejection, or ''.
 */
async function undoSoon(
  server: TestServer,
  player: Founder,
  name: 'fleet.undo' | 'maintenance.undo' | 'route.undo',
  input: object,
  isOver: () => boolean,
): Promise<string> {
  for (;;) {
    const { json } = await tryPatiently(server, player, name, input);
    const code = Object.values(json.data ?? {})[0]?.code ?? '';
    if (code !== 'undo_limit' || isOver()) return code;
  }
}

/** Orders another cabin for an aircraft. Returns the id of the refit. */
async function orderRefit(server: TestServer, player: Founder, aircraft: Aircraft): Promise<string> {
  const { id, economy, business, first } = aircraft;
  const cabin = { economy: economy - 10, business, first };
  const { cost: price } = refit(aircraft, cabin);
  const response = await patiently(() => act(server, player, 'fleet.refit', { aircraft: id, cabin, price }));
  return String(response.maintenance);
}

it('orders, refits and routes undone during settlement leave a sound world that can be replayed', async () => {
  const server = await startPausedWorld({ dataDir: data });
  const flying = await flyingAirline(server, 'Flying', 2);
  const player = await newFounder(server);
  const codes: string[] = [];
  const hasEnough = () => codes.filter((code) => !code).length > 5;
  let isOver = false;
  const settling = (async () => {
    for (let times = 0; times < 40 && !hasEnough() && !isOver; times++) await advanceHours(server, HOURS);
  })().finally(() => {
    isOver = true;
  });
  const left = () => isOver;
  for (const [round, to] of DESTINATIONS.entries()) {
    if (isOver) break;
    const route = await patiently(() => openRoute(server, player, 'AMS', to));
    const aircraft = await patiently(() => leaseOne(server, player, MODEL));
    const { id } = aircraft;
    // Late in the day, so that it usually has not flown yet.
    const legs = daily(route, player.airline.hub, 900 + ((round * 67) % 200), 1300);
    if (round % 2 === 0) await patiently(() => setTimetable(server, player, id, legs));
    const maintenance = await orderRefit(server, player, aircraft);
    codes.push(await undoSoon(server, player, 'maintenance.undo', { maintenance }, left));
    codes.push(await undoSoon(server, player, 'fleet.undo', { aircraft: [id] }, left));
    codes.push(await undoSoon(server, player, 'route.undo', { route: route.id }, left));
  }
  isOver = true;
  await settling;
  expect(codes.filter((code) => !code).length).toBeGreaterThan(1);
  const rows = await player.client.collection('ledger').getFullList({ filter: "memo ~ 'undone'" });
  expect(rows.length).toBeGreaterThan(1);
  expect(await flying.client.collection('flight').getFullList({ batch: 1000 })).not.toEqual([]);
  await server.stop();
  expect(await brokenIn(data)).toEqual([]);
  await expectReplay(data);
});
