import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buildTargets } from '../build/targets.ts';
import { locatePocketbase } from '../pocketbase/locate.ts';
import { pocketbaseArgs } from '../pocketbase/serve-args.ts';
import { Problem } from '../problem.ts';
import type { Cargo } from './cargo.ts';
import { type ImportResult, importResultSchema } from './result.ts';

/** Removes the time that the console puts before each line. */
const withoutTime = (text: string) => text.replace(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /gm, '').trim();

/**
 * Imports rows of the seed into a data folder by the binary's own command. The folder may be new (the command
 * creates its collections), and a server may be using it. If it fails, it throws a Problem and nothing has
 * changed.
 */
export async function importIntoFolder(cargo: Cargo, dataDir: string): Promise<ImportResult> {
  const binary = await locatePocketbase();
  await buildTargets(['migrations', 'hooks', 'seed']);
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new Problem(`The data folder ${dataDir} cannot be created: ${(error as Error).message}`);
  }
  const folder = mkdtempSync(`${tmpdir()}/am-seed-`);
  try {
    const file = `${folder}/seed.json`;
    writeFileSync(file, cargo.file);
    const run = spawnSync(binary, ['seed', file, ...pocketbaseArgs(dataDir)], { encoding: 'utf8' });
    const said = withoutTime(run.stdout);
    const line = said.split('\n').find((text) => text.startsWith('{'));
    // PocketBase may fail with exit code 0, so only the command's own result counts.
    if (run.status !== 0 || line === undefined) {
      const reason = [withoutTime(run.stderr), said, run.error?.message].filter(Boolean).join('\n');
      throw new Problem(
        `${reason || `PocketBase ended with ${run.status}.`}\nNothing was imported into ${dataDir}.`,
      );
    }
    return importResultSchema.parse(JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
