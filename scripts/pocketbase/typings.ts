import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';

/**
 * Writes the typings of the hooks' globals to `target` unless they exist. Any command that opens a data
 * folder writes them into it, so this runs one on a temporary folder.
 */
export function writeTypings(binary: string, target: string): void {
  if (existsSync(target)) return;
  const dir = mkdtempSync(`${tmpdir()}/am-typings-`);
  try {
    const folders = [`--dir=${dir}/data`, `--hooksDir=${dir}/hooks`, `--migrationsDir=${dir}/migrations`];
    execFileSync(binary, ['migrate', 'history-sync', ...folders, '--dev=false'], { stdio: 'ignore' });
    mkdirSync(dirname(target), { recursive: true });
    // Two steps because the folders may be on different file systems and a reader must never see half a file.
    copyFileSync(`${dir}/data/types.d.ts`, `${target}.${process.pid}`);
    renameSync(`${target}.${process.pid}`, target);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
