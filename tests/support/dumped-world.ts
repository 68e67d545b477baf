import { mkdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { REPLAYED_TABLES } from '#game/tables/replayed.ts';
import type { WorldLog } from '#scripts/replay/play-again.ts';
import { operator } from './api.ts';
import { runCommand } from './console-command.ts';
import { startPausedWorld } from './world.ts';

/** Returns the log and the replayed tables of a stopped world. @param work folder to create for them */
export async function dumpWorld(
  dataDir: string,
  work: string,
  build: string,
): Promise<{ log: WorldLog; tables: string[] }> {
  mkdirSync(work);
  const { code, output } = await runCommand(['dump', work], { dataDir, build });
  expect(code, output).toBe(0);
  return {
    log: JSON.parse(readFileSync(`${work}/world.json`, 'utf8')),
    tables: REPLAYED_TABLES.map((table) => readFileSync(`${work}/${table.name}.csv`, 'utf8')),
  };
}

/** Replays a log with a build into a new data folder. */
export async function replayWorld(
  { seed, start, users, ...body }: WorldLog,
  dataDir: string,
  build: string,
): Promise<void> {
  const env = { AM_WORLD_SEED: seed, AM_WORLD_START: start };
  const server = await startPausedWorld({ dataDir, build, env });
  const superuser = await operator(server);
  for (const id of users) {
    const password = `secret-${id}`;
    const user = { id, email: `${id}@example.test`, password, passwordConfirm: password };
    await superuser.collection('users').create(user);
  }
  await superuser.send('/api/am/world/replay', { method: 'POST', body }).catch((error: unknown) => {
    throw new Error(`${error}: ${server.log()}`);
  });
  await server.stop();
}
