import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Route } from '#game/tables/route.ts';
import { call, type Founder, newFounder } from './api.ts';
import { AUDIT_PATH } from './build/audit-call.ts';
import { runCommand } from './console-command.ts';
import { serverIn, type TestServer } from './server.ts';
import { act, advanceHours, daily, leaseOne, openRoute, setTimetable } from './world.ts';

/** An airline that flies: each aircraft goes back and forth on its route, twice per day if it is near. */
export interface FlyingAirline extends Founder {
  aircraft: Aircraft[];
  routes: Route[];
}

const NEAR = ['LHR', 'BCN', 'CPH', 'VIE'];

/** Returns two departures per day in each direction, from a minute of the day on. */
export const twiceDaily = (route: Route, from: string, first: number) => [
  ...daily(route, from, first, first + 240),
  ...daily(route, from, first + 480, first + 720),
];

/** An airline to found at AMS. */
interface FlyingPlan {
  name: string;
  /** Number of aircraft, at most four, each with its own route. */
  count: number;
  /** Minute of the day (UTC) of the first departure. The other aircraft follow. */
  first: number;
}

async function orderFleet(server: TestServer, { name, count }: FlyingPlan): Promise<FlyingAirline> {
  const player = await newFounder(server, name);
  const aircraft: Aircraft[] = [];
  const routes: Route[] = [];
  for (const to of NEAR.slice(0, count)) {
    routes.push(await openRoute(server, player, 'AMS', to));
    aircraft.push(await leaseOne(server, player, 'airbus-a320neo'));
  }
  return { ...player, aircraft, routes };
}

async function scheduleFleet(server: TestServer, player: FlyingAirline, first: number): Promise<void> {
  for (const [index, route] of player.routes.entries()) {
    const plane = player.aircraft[index] as Aircraft;
    await setTimetable(server, player, plane.id, twiceDaily(route, plane.place, first + index * 25));
  }
  await act(server, player, 'rules.set', { auto_c: true, auto_d: true });
}

/** Founds airlines, waits a day and an hour until all their aircraft are delivered, and schedules them. */
export async function flyingAirlines(
  server: TestServer,
  plans: readonly FlyingPlan[],
): Promise<FlyingAirline[]> {
  const players: FlyingAirline[] = [];
  for (const plan of plans) players.push(await orderFleet(server, plan));
  await advanceHours(server, 25);
  for (const [index, { first }] of plans.entries())
    await scheduleFleet(server, players[index] as FlyingAirline, first);
  return players;
}

/** Founds one airline that flies: see `flyingAirlines`. */
export async function flyingAirline(
  server: TestServer,
  name: string,
  count: number,
  first = 360,
): Promise<FlyingAirline> {
  const [player] = await flyingAirlines(server, [{ name, count, first }]);
  return player as FlyingAirline;
}

/** Output of the `audit` command. */
export interface Audit {
  findings: { check: string; broken: number; examples: string[] }[];
  rows: Record<string, number>;
  fullest: { from: string; to: string; people: number; wanted: number; share: number } | null;
}

/** Returns the audit of a data folder: from the server that uses it, or otherwise from the `audit` command. */
export async function auditOf(dataDir: string): Promise<Audit> {
  const server = serverIn(dataDir);
  const response = server && (await call(server, AUDIT_PATH));
  if (response && response.status !== 404) {
    if (response.status !== 200) throw new Error(`audit: ${response.status} ${response.text}`);
    return response.json as unknown as Audit;
  }
  const { code, output } = await runCommand(['audit'], { dataDir });
  const line = output.split('\n').find((text) => text.includes('{"findings"'));
  if (code !== 0 || !line) throw new Error(`audit: ${code} ${output}`);
  return JSON.parse(line.slice(line.indexOf('{"findings"'))) as Audit;
}

/** Returns the violated checks with examples. Empty if the world is sound. */
export const brokenIn = async (dataDir: string): Promise<Audit['findings']> =>
  (await auditOf(dataDir)).findings.filter(({ broken }) => broken > 0);

/** Findings of the audit about hours that a test has set instead of settling them. */
const OF_HOURS = [
  'every hour is settled once, one after the other',
  'the price of fuel takes one step per day',
];

/** Like `brokenIn`, for a world whose hours were not all settled. */
export const brokenBesidesHours = async (dataDir: string): Promise<Audit['findings']> =>
  (await brokenIn(dataDir)).filter(({ check }) => !OF_HOURS.includes(check));

/** Like `brokenIn`, for a world that is one bloc: see the wrapper `one-home`. */
export const brokenBesidesHomes: typeof brokenIn = async (dataDir) =>
  (await brokenIn(dataDir)).filter(({ check }) => check !== 'every route touches a home of its airline');
