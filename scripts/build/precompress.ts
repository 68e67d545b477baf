import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Minimum size in bytes. Compressing smaller responses saves too little. */
const MIN_BYTES = 1_000;
/** Maximum compressed size as a share. Fonts and pictures are compressed already. */
const WORTH_IT = 0.9;

/**
 * Puts a compressed copy (`<name>.gz`) beside each file that becomes smaller, so that the server does not
 * compress while serving.
 */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const content = readFileSync(`${folder}/${name}`);
    if (content.length < MIN_BYTES) continue;
    const packed = gzipSync(content, { level: 9 });
    if (packed.length < content.length * WORTH_IT) writeFileSync(`${folder}/${name}.gz`, packed);
  }
}
