import { rmdirSync, symlinkSync } from 'node:fs';
import { buildTargets } from '#scripts/build/targets.ts';
import { BUILD } from '#scripts/paths.ts';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { makeTestBuild } from './build/test-build.ts';
import { prepareFolder } from './prepare-folder.ts';
import { offerPreparedBuild } from './prepared-folder.ts';
import { keepSharedWorlds } from './shared-world.ts';

/**
 * Global set-up of the API tests: builds what the server runs from the current sources, and prepares a data
 * folder.
 */
export default async function setup(): Promise<() => void> {
  await locatePocketbase();
  await buildTargets(['migrations', 'hooks', 'seed']);
  const build = await makeTestBuild();
  // The product's own pages, if they have been built.
  rmdirSync(`${build.dir}/pb_public`);
  symlinkSync(`${BUILD}/pb_public`, `${build.dir}/pb_public`);
  offerPreparedBuild(build.dir);
  const removeFolder = await prepareFolder();
  const endSharedWorlds = keepSharedWorlds();
  return () => {
    endSharedWorlds();
    removeFolder();
    build.remove();
  };
}
