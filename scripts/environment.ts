import { resolve } from 'node:path';
import { type Config, readConfig } from '#game/platform/config/config.ts';
import { Problem } from './problem.ts';

/**
 * Returns the settings in the environment, with an absolute data folder. Throws a Problem that names each
 * invalid value.
 */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Config {
  const result = readConfig(env);
  if ('problems' in result) throw new Problem(result.problems.join('\n'));
  return { ...result.config, dataDir: resolve(result.config.dataDir) };
}
