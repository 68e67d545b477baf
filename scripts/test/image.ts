import { type StdioOptions, spawn } from 'node:child_process';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { DOCKER } from './suites.ts';

/**
 * Returns the name of the image under test: APP_IMAGE, otherwise one built here. Throws a Problem if the
 * build fails.
 */
export async function imageUnderTest(stdio: StdioOptions): Promise<string> {
  const given = process.env.APP_IMAGE;
  if (given) return given;
  const name = 'airline-manager:test';
  const flags = (process.env.DOCKER_BUILD_FLAGS ?? '').split(' ').filter(Boolean);
  const build = spawn(DOCKER, ['build', ...flags, '--progress=plain', '-t', name, inRoot('.')], {
    stdio,
    env: { ...process.env, DOCKER_BUILDKIT: '1' },
  });
  const code = await new Promise((resolve) => build.on('close', resolve));
  if (code !== 0) throw new Problem(`The image ${name} does not build. See the output above.`);
  return name;
}
