import { buildTargets } from '#scripts/build/targets.ts';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { prepareFolder } from '#tests/support/prepare-folder.ts';

/** Global set-up of the browser tests: builds the current sources and prepares a data folder. */
export default async function setup(): Promise<() => void> {
  await locatePocketbase();
  await buildTargets();
  return prepareFolder();
}
