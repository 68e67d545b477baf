import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Problem } from '../problem.ts';

/**
 * Checks that a fetched archive is the expected one.
 * @param label the package and its version, for the message
 * @param integrity `sha512-…`, base64
 * @throws Problem if the archive has another hash.
 */
export function checkIntegrity(archive: string, label: string, integrity: string): void {
  const actual = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (actual !== integrity) {
    throw new Problem(`${label} has the integrity ${actual}, but ${integrity} is expected.`);
  }
}
