import { unknownVariables } from '#game/platform/config/config.ts';
import { damageOf } from '../platform/db/damage.ts';
import { SETTINGS_READY } from '../platform/operator/apply-settings.ts';
import { command } from '../platform/operator/command.ts';
import { keepConfig } from '../platform/operator/config.ts';
import { readEnvironment } from '../platform/operator/environment.ts';
import { probeHealth } from '../platform/operator/health.ts';
import { seedOnStart } from '../platform/operator/seed-on-start.ts';
import { prepareSuperuser } from '../platform/operator/superuser.ts';
import { publishAirports } from '../platform/seed/publish.ts';
import { limitReaders } from './clock/journal.ts';
import { prepareWorld } from './clock/prepare.ts';
import { forgetFrames } from './forget-frames.ts';

/** Printed at the start, because players would otherwise wait for an email that is never sent. */
const NO_MAIL =
  'AM_VERIFIED_ONLY is set without AM_SMTP_HOST. Verification links are written to this log. Send them to the players.';

function stop(sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence);
  $os.exit(1);
  throw new Error('unreachable');
}

/**
 * Runs before each command. For `serve`, it validates the settings first, before any change. Then it runs
 * migrations, updates the operator's account, imports newer airports and starts the world's clock. Other
 * commands skip all of this. `health` does not even open the database.
 */
export function bootstrap(e: core.BootstrapEvent): void {
  const name = command();
  if (name === 'health') $os.exit(probeHealth() ? 0 : 1);
  try {
    if (name === 'serve') prepareServer(e);
    else e.next();
  } catch (thrown) {
    const damage = damageOf(e.app, String(thrown));
    if (damage) stop([damage]);
    throw thrown;
  }
}

function prepareServer(e: core.BootstrapEvent): void {
  const environment = readEnvironment();
  if ('problems' in environment) stop(environment.problems);
  for (const name of unknownVariables(Object.keys(process.env)))
    console.warn(`${name} is not a setting of Airline Manager and has no effect.`);
  e.next();
  keepConfig(e.app, environment.config);
  limitReaders(e.app);
  // Our server binary has done this already. Upstream's has not.
  e.app.runAllMigrations();
  e.app.store().set(SETTINGS_READY, true);
  e.app.reloadSettings();
  if (environment.config.verifiedOnly && !e.app.settings().smtp.enabled) console.warn(NO_MAIL);
  prepareSuperuser(e.app, environment.config.superuser);
  seedOnStart(e.app);
  publishAirports(e.app);
  prepareWorld(e.app, environment.config.world);
  forgetFrames();
}
