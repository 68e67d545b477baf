import { newClient, operator } from '#tests/support/api.ts';
import { startServer } from '#tests/support/server.ts';
import { atMost, type Figure, figure, median } from '../figure.ts';
import { busyWorld } from './busy-world.ts';
import { BenchSql, benchBuild } from './sql-call.ts';

const SIZE = { airlines: 1_000, aircraft: 20_000, legs: 100_000 };
/** Number of hubs whose destinations are ranked, each for the first time since the start and then again. */
const AIRPORTS = 20;

/** Measures ranking all destinations of an airport in a busy world, including the round trip. */
export async function measureResearch(): Promise<Figure[]> {
  const build = await benchBuild();
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
    /** Milliseconds by the server's own measurement, and until the response is complete. */
    const rank = async (airport: string) => {
      const sent = performance.now();
      const response = await fetch(`${server.url}/api/am/research?from=${airport}`, {
        headers: { authorization: someone.authStore.token },
      });
      const text = await response.text();
      const taken = performance.now() - sent;
      if (!response.ok) throw new Error(`research answered ${response.status}: ${text}`);
      const [, here] = /dur=(\d+)/.exec(response.headers.get('server-timing') ?? '') ?? [];
      return { server: Number(here), taken };
    };
    const hubs = [...new Set(world.airline.map(({ hub }) => String(hub)))].slice(0, AIRPORTS + 1);
    // The data that all rankings share is read once.
    const start = await rank(hubs.shift() ?? '');
    const cold: Awaited<ReturnType<typeof rank>>[] = [];
    const warm: typeof cold = [];
    for (const hub of hubs) cold.push(await rank(hub));
    for (const hub of hubs) warm.push(await rank(hub));
    const taken = (times: typeof cold) => times.map((time) => time.taken);
    return [
      atMost(
        'research, destinations of an airport ranked for the first time, on the server',
        median(cold.map(({ server }) => server)),
        50,
        'ms',
      ),
      figure('… the way there and back included', median(taken(cold)), 'ms', 1),
      figure('… the slowest of 20 airports', Math.max(...taken(cold)), 'ms', 1),
      figure('… the very first after a start', start.taken, 'ms', 1),
      atMost('… ranked before', median(taken(warm)), 50, 'ms', 1),
    ];
  } finally {
    await server.stop();
    build.remove();
  }
}
