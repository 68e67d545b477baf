import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEMORY_GROWTH } from '#scripts/pocketbase/serve-args.ts';
import { type CallResponse, call, type Founder, newFounder } from '#tests/support/api.ts';
import { capMemory, expectMemory } from '#tests/support/capped-memory.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { mostFlights } from '#tests/support/most-flights.ts';
import { residentMb } from '#tests/support/process-memory.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { act } from '#tests/support/world.ts';

/** Memory in MB that may remain after the largest questions: each of an unlimited size took 1,900 MB. */
const KEPT_MB = 150;

let dataDir: string;
let server: TestServer;
let player: Founder;
let writer: Founder;
let destinations: string[];

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-connecting-`);
  server = await startServer({
    dataDir,
    env: { AM_WORLD_PAUSED: 'true', GOGC: MEMORY_GROWTH },
    limits: true,
  });
  player = await newFounder(server);
  writer = await newFounder(server);
  const { json } = await call(server, `/api/am/research?from=${player.airline.hub}`, { token: player.token });
  ({ id: destinations } = json.destinations as unknown as { id: string[] });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (airports: number): Promise<CallResponse> =>
  call(server, '/api/am/connecting', {
    method: 'POST',
    body: { flights: mostFlights(player.airline.hub, destinations.slice(0, airports)) },
    token: player.token,
  });
const write = (minutes: number) => act(server, writer, 'rules.set', { drop_late_after: minutes });

it('answers the largest questions with little memory, while others write', async () => {
  const idle = residentMb(server.pid);
  capMemory(server);
  for (const airports of [29, 99]) {
    const asked = ask(airports);
    for (let minutes = 60; minutes < 65; minutes++) await write(minutes);
    const { status, json } = await asked;
    expect(status).toBe(200);
    expect((json.flights as unknown as object[]).length).toBeGreaterThan(100);
  }
  await expectMemory(server, idle + KEPT_MB);
});

it('answers one question of a player at a time', async () => {
  const statuses = (await Promise.all([ask(99), ask(99), ask(99)])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

it('leaves a sound world if the server is killed while it computes', async () => {
  const asked = ask(99).catch(() => null);
  await sleep(200);
  await write(90);
  await server.stop('SIGKILL');
  await asked;
  server = await startServer({ dataDir, env: { AM_WORLD_PAUSED: 'true' }, limits: true });
  expect(await brokenIn(dataDir)).toEqual([]);
  expect((await ask(29)).status).toBe(200);
});
