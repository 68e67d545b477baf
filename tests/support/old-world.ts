import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import PocketBase from 'pocketbase';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { runPocketbase } from '#scripts/pocketbase/run.ts';
import { freePort } from '#scripts/port.ts';
import { runCommand } from './console-command.ts';
import { passedOn } from './passed-on.ts';
import { SUPERUSER } from './server.ts';
import { makeTestBuild } from './test-build.ts';

/**
 * Creates a data folder with the schema of an older release, without hooks. A superuser fills it.
 * @param newest start of the name of that release's last migration
 */
export async function makeOldWorld(
  dataDir: string,
  newest: string,
  fill: (superuser: PocketBase) => Promise<void>,
): Promise<void> {
  const build = makeTestBuild({});
  try {
    for (const file of readdirSync(`${build.dir}/pb_migrations`))
      if (file > `${newest}~`) rmSync(`${build.dir}/pb_migrations/${file}`);
    rmSync(`${build.dir}/pb_hooks`, { recursive: true });
    mkdirSync(`${build.dir}/pb_hooks`);
    const { email, password } = SUPERUSER;
    await runCommand(['superuser', 'upsert', email, password], { dataDir, build: build.dir });
    const server = await runPocketbase({
      binary: await locatePocketbase(),
      dataDir,
      port: await freePort(),
      build: build.dir,
      env: passedOn(),
      onLine: () => undefined,
    });
    const superuser = new PocketBase(server.url);
    superuser.autoCancellation(false);
    await superuser.collection('_superusers').authWithPassword(email, password);
    await fill(superuser);
    await server.stop();
  } finally {
    build.remove();
  }
}
