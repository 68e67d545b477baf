import type { Config } from '#game/platform/config/config.ts';

const KEY = 'am.config';

/** Stores the settings for all runtimes. Validating them needs zod, so only the start does that. */
export const keepConfig = (app: CoreApp, config: Config): void =>
  app.store().set(KEY, JSON.stringify(config));

let known: Config | undefined;

/** Returns the settings of this process. Cached per runtime because they cannot change after the start. */
export function config(app: CoreApp): Config {
  known ??= JSON.parse(String(app.store().get(KEY))) as Config;
  return known;
}
