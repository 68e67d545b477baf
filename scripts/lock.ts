import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** True while a process of that id runs on this machine. */
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
    // An empty file is one that its owner has made and not yet written: that takes microseconds, so it is waited for.
    if (holder > 0 && !isRunning(holder)) rmSync(file, { force: true });
  } catch {
    // Released in between: the next try gets it.
  }
  return false;
}

/**
 * Runs `work` while no other process on this machine runs work under the same lock file; waits for its turn. A lock
 * whose owner is gone (killed, machine restarted) counts for nothing.
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
