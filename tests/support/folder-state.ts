import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Offset in data.db of what `PRAGMA user_version` sets: a checksum of the schema, as four bytes. */
const STATE_OFFSET = 60;

/** Returns the checksum of the schema that a data folder's baseline has noted, or 0. */
export function readState(dataDir: string): number {
  const bytes = Buffer.alloc(4);
  const file = openSync(`${dataDir}/data.db`, 'r');
  readSync(file, bytes, 0, 4, STATE_OFFSET);
  closeSync(file);
  return bytes.readInt32BE();
}

/** Makes a data folder one of another unpublished version, or of one that noted no checksum (0). */
export function writeState(dataDir: string, state: number): void {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(state);
  const file = openSync(`${dataDir}/data.db`, 'r+');
  writeSync(file, bytes, 0, 4, STATE_OFFSET);
  closeSync(file);
}

/** Returns the content of all files below a folder, with the time of the last change of each. */
export function contentOf(folder: string): Record<string, { content: string; changed: number }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => [name, statSync(join(folder, name))] as const)
    .filter(([, stat]) => stat.isFile());
  return Object.fromEntries(
    files.map(([name, { mtimeMs }]) => [
      name,
      { content: readFileSync(join(folder, name), 'latin1'), changed: mtimeMs },
    ]),
  );
}
