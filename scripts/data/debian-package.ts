import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { checkIntegrity } from './integrity.ts';
import type { DataPackage } from './npm-package.ts';

/**
 * Fetches a package with Debian's apt, checks the archive and unpacks it below `folder`. Returns the path of
 * its root folder.
 * @throws Problem if apt does not have that version, or if the archive is not the expected one.
 */
export function fetchDebianPackage({ name, version, integrity }: DataPackage, folder: string): string {
  const target = `${folder}/${name}`;
  mkdirSync(target, { recursive: true });
  try {
    execFileSync('apt-get', ['download', `${name}=${version}`], { cwd: target, stdio: 'ignore' });
  } catch {
    throw new Problem(
      `apt-get could not fetch ${name} ${version}. Run this on Debian 12 after apt-get update.`,
    );
  }
  const archive = readdirSync(target).find((file) => file.endsWith('.deb'));
  checkIntegrity(`${target}/${archive}`, `${name} ${version}`, integrity);
  execFileSync('dpkg-deb', ['-x', `${target}/${archive}`, `${target}/root`]);
  return `${target}/root`;
}
