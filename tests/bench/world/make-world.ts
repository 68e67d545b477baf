import { NORMAL_TRAFFIC } from '#game/world/world-settings.ts';
import { operator } from '#tests/support/api.ts';
import type { Figures } from '#tests/support/build/figures.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { busyWorld, type WorldSize } from './busy-world.ts';
import { BenchSql, benchBuild } from './sql-call.ts';

/** Weekly legs of the world that settlement's budgets are for. */
export const BUDGET_LEGS = 100_000;
/** Hours before the measurement, so that aircraft are all over the world and land as often as they depart. */
export const WARM_UP = 14;
/** With the traffic of a new world. Tests have none. */
export const ENVIRONMENT = {
  AM_WORLD_PAUSED: 'true',
  AM_WORLD_SEED: 'bench',
  AM_WORLD_TRAFFIC: String(NORMAL_TRAFFIC),
};

/**
 * Computes the connections of all airlines in the hours before the measurement. In a real world, airlines are
 * founded one by one, and a few are computed per hour. The largest world has no connecting passengers here,
 * because it would take a quarter of an hour.
 */
const CONNECT_ALL_SOON: Figures = { MAX_CHANGED: 100 };

/** Posts to a server as a superuser or a player. Returns the parsed answer. */
export async function post(server: TestServer, path: string, token: string, body: unknown): Promise<unknown> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/**
 * Creates a world and runs it for some hours. The measured server starts afterwards, so that its memory is
 * that of settlement alone.
 * @returns id of a player
 */
export async function makeWorld(size: WorldSize, dataDir: string): Promise<string> {
  const isSmall = size.legs <= BUDGET_LEGS;
  const build = await benchBuild('', { figures: isSmall ? CONNECT_ALL_SOON : {} });
  const server = await startServer({ build: build.dir, dataDir, env: ENVIRONMENT });
  try {
    const { token } = (await operator(server)).authStore;
    const sql = new BenchSql(server.url, token);
    const world = busyWorld(size);
    for (const [table, rows] of Object.entries(world)) if (rows.length > 0) await sql.insert(table, rows);
    await sql.run(`UPDATE world SET rivals = ${world.rival.length}`);
    if (!isSmall) await sql.run('UPDATE airline SET connected = 1');
    await sql.run('ANALYZE');
    // Hour by hour, because a slow machine does not settle all within the time of one request.
    for (let hour = 0; hour < WARM_UP; hour++) await post(server, '/api/am/world', token, { advance: 1 });
    return String(world.users[0]?.id);
  } finally {
    await server.stop();
    build.remove();
  }
}
