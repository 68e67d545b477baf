import { CONFIG_VARIABLES, type ConfigResult, readConfig } from '../../game/config.ts';

/** Returns the settings that the environment variables describe, or what is wrong with them. */
export function readEnvironment(): ConfigResult {
  return readConfig(Object.fromEntries(CONFIG_VARIABLES.map((name) => [name, $os.getenv(name)])));
}
