import { type ImportResult, importAirports } from './import-airports.ts';
import { importTables } from './import-tables.ts';
import { readSeedFile, type SeedFile } from './seed-file.ts';
import { recordShipped, shippedHash } from './state.ts';

/** Brings in a file of the seed, whichever it is. @param mayRename see importAirports */
export const importFile = (app: CoreApp, { kind, content }: SeedFile, mayRename: boolean): ImportResult =>
  kind === 'airports' ? importAirports(app, content, mayRename) : importTables(app, content);

/**
 * Imports what came with this image, unless the last start did. Rows that the operator imported since stay until an image
 * brings newer ones.
 * @param seedDir the folder that holds the file.
 * @returns what was done, or undefined where there was nothing to do.
 */
export function importSeed(app: CoreApp, seedDir: string, kind: SeedFile['kind']): ImportResult | undefined {
  const file = readSeedFile(`${seedDir}/${kind}.json`);
  if (shippedHash(app, kind) === file.hash) return undefined;
  const result = importFile(app, file, true);
  recordShipped(app, file);
  return result;
}
