import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Checks whether a process with this id is running on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // An empty file belongs to a process that is about to write its id, which takes microseconds. Wait for
    // it.
    if (holder > 0 && !isRunning(holder)) rmSync(file, { force: true });
  } catch {
    // Released in the meantime. The next attempt succeeds.
  }
  return false;
}

/**
 * Runs `work` when no other process on this machine runs work under the same lock file. Waits for its turn.
 * Ignores a lock whose owner no longer exists (killed, machine restarted).
 *
 * Written by hand because neither alternative fits:
 * - proper-lockfile (4.1.2, January 2021) renews a lock with a timer. A build step that blocks the event loop
 *   for 10 s loses its lock to the next process, which then works in the same folder. After a kill, the next
 *   process waits for these 10 s.
 * - Node has no file locks. `node:sqlite` would have one, but it needs Node 22.5, and we support 20.19.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!tryLock(file)) await new Promise((resolve) => setTimeout(resolve, 100));
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
