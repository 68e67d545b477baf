import { CONFIG_VARIABLES, type Config, type ConfigResult, readConfig } from '../../game/config.ts';

/** What the environment variables say, checked. */
export function readEnvironment(): ConfigResult {
  return readConfig(Object.fromEntries(CONFIG_VARIABLES.map((name) => [name, $os.getenv(name)])));
}

let known: Config | undefined;

/** The settings of this process, which the start has checked. Read once per runtime, as they cannot change. */
export function config(): Config {
  if (known === undefined) {
    const result = readEnvironment();
    if ('problems' in result) throw new Error(result.problems.join(' '));
    known = result.config;
  }
  return known;
}
