import { mkdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { REPLAYED_TABLES } from '#game/tables/replayed.ts';
import type { WorldLog } from '#scripts/replay/play-again.ts';
import { operator } from './api.ts';
import type { BuiltWorld } from './build/built-world.ts';
import type { TestBuild } from './build/test-build.ts';
import { runCommand } from './console-command.ts';
import { brokenIn } from './flying-world.ts';
import type { TestServer } from './server.ts';
import { startPausedWorld } from './world.ts';

/** Returns the log and the tables of a stopped world. @param work folder that is created */
async function dump(
  dataDir: string,
  work: string,
  build: TestBuild,
): Promise<{ log: WorldLog; tables: Record<string, string[]> }> {
  mkdirSync(work);
  const { code, output } = await runCommand(['dump', work], { dataDir, build: build.dir });
  expect(code, output).toBe(0);
  return {
    log: JSON.parse(readFileSync(`${work}/world.json`, 'utf8')),
    tables: Object.fromEntries(
      REPLAYED_TABLES.map(({ name }) => [name, readFileSync(`${work}/${name}.csv`, 'utf8').split('\n')]),
    ),
  };
}

/** Replays a log with the same build in a new data folder. */
async function replay(
  { seed, start, users, ...body }: WorldLog,
  dataDir: string,
  build: TestBuild,
): Promise<void> {
  const env = { AM_WORLD_SEED: seed, AM_WORLD_START: start };
  const server = await startPausedWorld({ dataDir, build: build.dir, env });
  try {
    const superuser = await operator(server);
    for (const id of users) {
      const password = `secret-${id}`;
      const user = { id, email: `${id}@example.test`, password, passwordConfirm: password };
      await superuser.collection('users').create(user);
    }
    await superuser.send('/api/am/world/replay', { method: 'POST', body }).catch((error: unknown) => {
      throw new Error(`${error}: ${server.log()}`);
    });
  } finally {
    await server.stop();
  }
}

/**
 * Replays the world of a stopped server with its own build, which `npm run replay` cannot. Expects all tables that a
 * replay gives to be the same, byte for byte.
 * @param folder for the files of both worlds
 */
export async function expectSameTables(dataDir: string, folder: string, build: TestBuild): Promise<void> {
  const original = await dump(dataDir, `${folder}/original`, build);
  await replay(original.log, `${folder}/again`, build);
  const again = await dump(`${folder}/again`, `${folder}/replayed`, build);
  for (const [name, rows] of Object.entries(original.tables)) expect(again.tables[name], name).toEqual(rows);
}

/**
 * Stops a server, and expects a sound world of which a replay gives the same tables.
 * @param broken returns the violated checks of a data folder
 */
export async function expectSoundReplay(
  server: TestServer,
  { dataDir, folder, build }: BuiltWorld,
  broken = brokenIn,
): Promise<void> {
  await server.stop();
  expect(await broken(dataDir)).toEqual([]);
  await expectSameTables(dataDir, folder, build);
}
