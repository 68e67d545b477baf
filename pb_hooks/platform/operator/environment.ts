import { CONFIG_VARIABLES, type ConfigResult, readConfig } from '#game/platform/config/config.ts';

/** Returns the settings from the environment variables, or the problems with them. */
export function readEnvironment(): ConfigResult {
  return readConfig(Object.fromEntries(CONFIG_VARIABLES.map((name) => [name, $os.getenv(name)])));
}
