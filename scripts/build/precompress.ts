import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Below this a compressed answer saves nothing that counts. */
const MIN_BYTES = 1_000;
/** Fonts and pictures are compressed already. */
const WORTH_IT = 0.9;

/**
 * Puts a compressed copy (`<name>.gz`) beside each file of the folder that shrinks by it, so that the server compresses
 * nothing while it serves.
 */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const content = readFileSync(`${folder}/${name}`);
    if (content.length < MIN_BYTES) continue;
    const packed = gzipSync(content, { level: 9 });
    if (packed.length < content.length * WORTH_IT) writeFileSync(`${folder}/${name}.gz`, packed);
  }
}
