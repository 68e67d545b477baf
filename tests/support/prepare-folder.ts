import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { hashQuickly } from '#scripts/pocketbase/quick-passwords.ts';
import { operator, runSql } from './api.ts';
import { offerPreparedFolder } from './prepared-folder.ts';
import { SUPERUSER, startServer } from './server.ts';

/**
 * Prepares a data folder once per run: migrations, seed and the operator's account. It has no world, because
 * the tests differ in its seed and settings. Their servers start with a copy, which takes a fifth of the CPU
 * time of a first start.
 * @returns a function that removes the folder
 */
export async function prepareFolder(): Promise<() => void> {
  const folder = mkdtempSync(`${tmpdir()}/am-prepared-`);
  const server = await startServer({
    dataDir: folder,
    firstStart: true,
    limits: true,
    env: { AM_WORLD_PAUSED: 'true' },
  });
  const superuser = await operator(server);
  await runSql(superuser, 'DELETE FROM world');
  for (const name of ['users', '_superusers']) await hashQuickly(superuser, name);
  const { id } = await superuser.collection('_superusers').getFirstListItem(`email = "${SUPERUSER.email}"`);
  const { password } = SUPERUSER;
  await superuser.collection('_superusers').update(id, { password, passwordConfirm: password });
  await server.stop();
  offerPreparedFolder(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
