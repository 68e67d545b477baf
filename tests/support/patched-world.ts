import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll } from 'vitest';
import { killServersIn } from './server.ts';
import { type HookPatch, makeTestBuild, type TestBuild } from './test-build.ts';

/** The build and the folders of a test file whose worlds have other rules. They exist while its tests run. */
export interface PatchedWorld {
  build: TestBuild;
  folder: string;
  /** A folder in it for the data of a world. The first server creates it. */
  dataDir: string;
}

/**
 * Makes a build with changed hooks and a folder before the tests of a file. After them, ends the servers that still run in
 * the folder, and removes both.
 */
export function patchedWorld(name: string, hooks: readonly HookPatch[]): PatchedWorld {
  const world = {} as PatchedWorld;
  beforeAll(() => {
    world.folder = mkdtempSync(`${tmpdir()}/am-${name}-`);
    world.dataDir = `${world.folder}/world`;
    world.build = makeTestBuild({ hooks });
  });
  afterAll(async () => {
    await killServersIn(world.folder);
    world.build?.remove();
    rmSync(world.folder, { recursive: true, force: true });
  });
  return world;
}
