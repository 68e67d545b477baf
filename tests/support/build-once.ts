import { buildTargets } from '#scripts/build/targets.ts';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { makeTestBuild } from './build/test-build.ts';
import { prepareFolder } from './prepare-folder.ts';
import { offerPreparedBuild } from './prepared-folder.ts';

/**
 * Global set-up of the API tests: builds what the server runs from the current sources, and prepares a data
 * folder.
 */
export default async function setup(): Promise<() => void> {
  await locatePocketbase();
  await buildTargets(['migrations', 'hooks', 'seed']);
  const build = await makeTestBuild();
  offerPreparedBuild(build.dir);
  const removeFolder = await prepareFolder();
  return () => {
    removeFolder();
    build.remove();
  };
}
