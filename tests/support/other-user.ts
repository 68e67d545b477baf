import { cpSync, writeFileSync } from 'node:fs';
import { BUILD } from '#scripts/paths.ts';
import { limitsCalls, locatePocketbase } from '#scripts/pocketbase/locate.ts';

const binary = await locatePocketbase();

/** User and group of the processes that `copyForOtherUser` makes. */
export const USER = 99;
export const GROUP = 100;

/** Checks for our binary and for root: only root may act for other users. */
export const canActForOthers = process.getuid?.() === 0 && limitsCalls(binary);

/** Copies binary and build to where other users can read them. Returns a command that runs them as another user. */
export function copyForOtherUser(folder: string): { command: string; build: string } {
  cpSync(binary, `${folder}/pocketbase`);
  cpSync(BUILD, `${folder}/build`, { recursive: true });
  const script = `#!/bin/sh\nexec setpriv --reuid=${USER} --regid=${GROUP} --clear-groups ${folder}/pocketbase "$@"\n`;
  writeFileSync(`${folder}/server`, script, { mode: 0o755 });
  return { command: `${folder}/server`, build: `${folder}/build` };
}
