import { newClient, operator } from '../../support/api.ts';
import { startServer } from '../../support/server.ts';
import { atMost, type Figure, figure } from '../figure.ts';
import { busyWorld } from './busy-world.ts';
import { BenchSql, benchBuild } from './sql-call.ts';

const SIZE = { airlines: 1_000, aircraft: 20_000, legs: 100_000 };
/** Hubs whose destinations are ranked, each for the first time since the start of the server and then once more. */
const AIRPORTS = 20;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What ranking all destinations of an airport takes in a busy world, the way to the server and back included. */
export async function measureResearch(): Promise<Figure[]> {
  const build = benchBuild();
  const server = await startServer({ build: build.dir, env: { AM_WORLD_PAUSED: 'true' } });
  try {
    const { token } = (await operator(server)).authStore;
    const sql = new BenchSql(server.url, token);
    const world = busyWorld(SIZE);
    for (const [table, rows] of Object.entries(world)) await sql.insert(table, rows);
    await sql.run('ANALYZE');
    const client = newClient(server);
    client.authStore.save(token);
    const someone = await client.collection('users').impersonate(String(world.users[0]?.id), 3600);
    const rank = async (airport: string) => {
      const sent = performance.now();
      const response = await fetch(`${server.url}/api/am/research?from=${airport}`, {
        headers: { authorization: someone.authStore.token },
      });
      const text = await response.text();
      const taken = performance.now() - sent;
      if (!response.ok) throw new Error(`research answered ${response.status}: ${text}`);
      return taken;
    };
    const hubs = [...new Set(world.airline.map(({ hub }) => String(hub)))].slice(0, AIRPORTS + 1);
    // What all rankings share is read once.
    const start = await rank(hubs.shift() ?? '');
    const cold: number[] = [];
    const warm: number[] = [];
    for (const hub of hubs) cold.push(await rank(hub));
    for (const hub of hubs) warm.push(await rank(hub));
    return [
      atMost('research, destinations of an airport ranked for the first time', median(cold), 50, 'ms', 1),
      figure('… the slowest of 20 airports', Math.max(...cold), 'ms', 1),
      figure('… the very first after a start', start, 'ms', 1),
      atMost('… ranked before', median(warm), 50, 'ms', 1),
    ];
  } finally {
    await server.stop();
    build.remove();
  }
}
