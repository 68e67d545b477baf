import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buildTargets } from '../build/targets.ts';
import { serverOn } from '../data-dir.ts';
import { locatePocketbase } from '../pocketbase/locate.ts';
import { pocketbaseArgs } from '../pocketbase/serve-args.ts';
import { Problem } from '../problem.ts';

/** Files that PocketBase and this project's scripts create in a data folder. */
const OURS =
  /^((data|auxiliary|logs)\.db(-wal|-shm|-journal)?|storage|backups|am_files|types\.d\.ts|\.pb_temp_to_delete|\.autocert_cache|\.notify|\.served-by\.json)$/;
/**
 * Files that file systems and file managers create in any folder. They are neither a user's files nor
 * deleted.
 */
const IGNORED = ['lost+found', '.DS_Store'];
const SQLITE = 'SQLite format 3\0';

function isDatabase(file: string): boolean {
  if (!existsSync(file)) return false;
  const head = Buffer.alloc(SQLITE.length);
  const handle = openSync(file, 'r');
  readSync(handle, head);
  closeSync(handle);
  return head.toString('latin1') === SQLITE;
}

function entriesOf(dataDir: string): string[] {
  try {
    return readdirSync(dataDir).filter((entry) => !IGNORED.includes(entry));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new Problem(`${dataDir} is not a folder. Nothing was deleted.`);
    throw new Problem(`${dataDir} cannot be read: ${message}. Nothing was deleted.`);
  }
}

/**
 * Returns the content of a data folder; empty if it does not exist. Throws a Problem if the folder contains
 * anything that PocketBase did not create, because those files must not be deleted.
 */
export function listDataFolder(dataDir: string): string[] {
  const entries = entriesOf(dataDir);
  const strange = entries.filter((entry) => !OURS.test(entry));
  if (strange.length > 0) {
    const some = strange.slice(0, 3).join(', ');
    throw new Problem(
      `${dataDir} is not (only) a data folder of Airline Manager: it contains ${some}. Nothing was deleted.`,
    );
  }
  if (entries.length > 0 && !isDatabase(`${dataDir}/data.db`)) {
    throw new Problem(`${dataDir} contains no PocketBase database. Nothing was deleted.`);
  }
  return entries;
}

/** Throws a Problem if a server, here or in a container, has the folder's database open. */
export async function rejectIfInUse(dataDir: string): Promise<void> {
  const server = await serverOn(dataDir);
  if (server) {
    throw new Problem(
      `The server at ${server.url}/ (process ${server.pid}) is using ${dataDir}. Stop it first. Nothing was deleted.`,
    );
  }
  if (!existsSync(`${dataDir}/data.db`)) return;
  const binary = await locatePocketbase();
  await buildTargets(['migrations', 'hooks', 'seed']);
  const elsewhere = mkdtempSync(`${tmpdir()}/am-reset-`);
  try {
    const args = ['in-use', `${dataDir}/data.db`, ...pocketbaseArgs(elsewhere)];
    const { stdout, stderr } = spawnSync(binary, args, { encoding: 'utf8' });
    if (/\bin use$/m.test(stdout)) {
      throw new Problem(`A server has the database in ${dataDir} open. Stop it first. Nothing was deleted.`);
    }
    if (!/\bfree$/m.test(stdout)) {
      throw new Problem(
        `Cannot tell whether ${dataDir} is in use: ${stderr || stdout}\nNothing was deleted.`,
      );
    }
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

/**
 * Deletes the entries listed by `listDataFolder`. The folder itself remains because it may be a mounted
 * volume.
 */
export function wipe(dataDir: string, entries: string[]): void {
  try {
    for (const entry of entries) rmSync(`${dataDir}/${entry}`, { recursive: true, force: true });
  } catch (error) {
    throw new Problem(`${dataDir} could not be wiped entirely: ${(error as Error).message}`);
  }
}
