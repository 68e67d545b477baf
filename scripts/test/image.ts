import { spawnSync } from 'node:child_process';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { DOCKER } from './suites.ts';

/**
 * Returns the name of the image under test: APP_IMAGE, otherwise one built here. Throws a Problem if the
 * build fails.
 */
export function imageUnderTest(): string {
  const given = process.env.APP_IMAGE;
  if (given) return given;
  const name = 'airline-manager:test';
  const flags = (process.env.DOCKER_BUILD_FLAGS ?? '').split(' ').filter(Boolean);
  console.log(`Building the image ${name} …`);
  const { status } = spawnSync(DOCKER, ['build', ...flags, '--progress=plain', '-t', name, inRoot('.')], {
    stdio: 'inherit',
    env: { ...process.env, DOCKER_BUILDKIT: '1' },
  });
  if (status !== 0) throw new Problem('The image does not build. See the output above.');
  return name;
}
