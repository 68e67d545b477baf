import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll } from 'vitest';
import { killServersIn } from '../server.ts';
import { makeTestBuild, type TestBuild, type TestBuildOptions } from './test-build.ts';

/** The build and the folders of a test file whose worlds have other rules. They exist while its tests run. */
export interface BuiltWorld {
  build: TestBuild;
  folder: string;
  /** A folder in it for the data of a world. The first server creates it. */
  dataDir: string;
}

/**
 * Makes a build of its own and a folder before the tests of a file. After them, ends the servers that still run in the
 * folder, and removes both.
 */
export function builtWorld(name: string, options: TestBuildOptions): BuiltWorld {
  const world = {} as BuiltWorld;
  beforeAll(async () => {
    world.folder = mkdtempSync(`${tmpdir()}/am-${name}-`);
    world.dataDir = `${world.folder}/world`;
    world.build = await makeTestBuild(options);
  });
  afterAll(async () => {
    await killServersIn(world.folder);
    world.build?.remove();
    rmSync(world.folder, { recursive: true, force: true });
  });
  return world;
}
