import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import type { PerClass } from '#game/fleet/aircraft/cabin.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { LedgerCategory } from '#game/tables/ledger-category.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import { WORLD_ID, type World } from '#game/tables/world.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { seedModel } from './aircraft-models.ts';
import { airportId, type CallResponse, call, type Founder, operator } from './api.ts';
import { type ServerOptions, startServer, type TestServer } from './server.ts';

/** Starts a server with a paused world, which only advances when a test advances it. */
export const startPausedWorld = (options: ServerOptions = {}): Promise<TestServer> =>
  startServer({ ...options, env: { AM_WORLD_PAUSED: 'true', AM_WORLD_SEED: 'test', ...options.env } });

/** Returns the current public state of the world. Its minute has advanced since it was written. */
export async function worldNow(server: TestServer): Promise<World> {
  const { json } = await call(server, `/api/collections/world/records/${WORLD_ID}`);
  const world = json as unknown as World;
  const passed = world.paused ? 0 : ((Date.now() - world.minute_at) / 1000) * world.speed;
  const minute = Math.min(Math.floor(world.minute + passed), (world.hour + 1) * HOUR - 1);
  return { ...world, minute: Math.max(0, minute) };
}

/** Characters of the server's log in a failure, because a statement that fails is long. */
const LOG_END = 6_000;

/** Settles some hours at once. The world must be paused. */
export async function advanceHours(server: TestServer, hours: number): Promise<World> {
  const superuser = await operator(server);
  const token = superuser.authStore.token;
  const response = await call(server, '/api/am/world', { body: { advance: hours }, token });
  if (response.status !== 200)
    throw new Error(
      `advancing ${hours} h: ${response.status} ${response.text}\n${server.log().slice(-LOG_END)}`,
    );
  return response.json as unknown as World;
}

/** Advances until a minute of the day, by a day if it is that minute. Returns the minute of the world. */
export async function advanceTo(server: TestServer, minuteOfDay: number): Promise<number> {
  const { minute } = await worldNow(server);
  await advanceHours(server, ((minuteOfDay - (minute % DAY) + DAY) % DAY) / HOUR || 24);
  return (await worldNow(server)).minute;
}

/** Advances to a world minute, a full hour. */
export async function advanceUntil(server: TestServer, minute: number): Promise<void> {
  const { hour } = await worldNow(server);
  await advanceHours(server, minute / HOUR - hour);
}

/** Runs an action as a player and returns the response, whatever it is. */
export const tryAct = (
  server: TestServer,
  player: { token: string },
  name: ActionName,
  input: unknown,
): Promise<CallResponse> => call(server, `/api/am/act/${name}`, { body: input, token: player.token });

/** Milliseconds before another try, and most of them. */
const RETRY = 200;
const RETRIES = 50;

/** Runs an action as a player and expects it to be accepted. Tries again while the airline is being settled, as the server asks. */
export async function act<Name extends ActionName>(
  server: TestServer,
  player: { token: string },
  name: Name,
  input: ActionInput<Name>,
): Promise<CallResponse['json']> {
  for (let retry = 0; ; retry++) {
    const { status, text, json } = await tryAct(server, player, name, input);
    if (status === 200) return json;
    if (status !== 503 || retry === RETRIES) throw new Error(`${name}: ${status} ${text}`);
    await sleep(RETRY);
  }
}

/** Gives an airline money, with its ledger row. */
export async function grant(
  server: TestServer,
  airline: string,
  amount: number,
  category: LedgerCategory = 'capital',
): Promise<void> {
  const superuser = await operator(server);
  const { start, minute } = await worldNow(server);
  await superuser.collection('ledger').create({
    airline,
    minute,
    amount,
    category,
    memo: 'Granted',
    at: new Date(Date.parse(`${start}T00:00:00Z`) + minute * 60_000),
  });
  await superuser.collection('airline').update(airline, { 'cash+': amount });
}

/** Returns the weekly lease rate of a model from the seed, as the fleet page would show it. */
export async function weeklyRate(server: TestServer, model: string, cabin?: PerClass): Promise<number> {
  const { start, minute } = await worldNow(server);
  const quote = leaseQuote(seedModel(model), calendarAt(start, minute).year, cabin);
  if (!quote) throw new Error(`no lessor has a ${model}`);
  return quote.weeklyRate;
}

/** Leases one aircraft. It is at the hub a game day later. */
export async function leaseOne(server: TestServer, player: Founder, model: string): Promise<Aircraft> {
  const price = await weeklyRate(server, model);
  const { aircraft } = await act(server, player, 'fleet.lease', { model, count: 1, price });
  return player.client.collection('aircraft').getOne<Aircraft>((aircraft as string[])[0] ?? '');
}

/** Opens a route between two airports by IATA code. */
export async function openRoute(
  server: TestServer,
  player: Founder,
  from: string,
  to: string,
): Promise<Route> {
  const ends = { from: await airportId(server, from), to: await airportId(server, to) };
  const quote = await call(server, `/api/am/route/quote?from=${ends.from}&to=${ends.to}`, {
    token: player.token,
  });
  const price = Number(quote.json.price);
  const { route } = await act(server, player, 'route.open', { ...ends, price });
  return player.client.collection('route').getOne<Route>(String(route));
}

/**
 * Returns departures in both directions for each day: out at the first minute of the day, back at the second
 * (UTC).
 */
export const daily = (
  route: Pick<Route, 'id' | 'a' | 'b'>,
  from: string,
  out: number,
  back: number,
): ActionInput<'timetable.set'>['plans'][number]['legs'] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
    { route: route.id, origin: from, departs: day * DAY + out },
    { route: route.id, origin: from === route.a ? route.b : route.a, departs: day * DAY + back },
  ]);

/** Replaces an aircraft's week and returns its legs. */
export async function setTimetable(
  server: TestServer,
  player: Founder,
  aircraft: string,
  legs: ActionInput<'timetable.set'>['plans'][number]['legs'],
): Promise<Leg[]> {
  const { revision } = await player.client.collection('aircraft').getOne<Aircraft>(aircraft);
  await act(server, player, 'timetable.set', { plans: [{ aircraft, revision, legs }] });
  return player.client.collection('leg').getFullList<Leg>({
    filter: `aircraft = "${aircraft}"`,
    sort: 'departs',
  });
}
