import { type ImportResult, importAirports } from './import-airports.ts';
import { importTables } from './import-tables.ts';
import { hashInHead, readSeedFile, type SeedFile } from './seed-file.ts';
import { recordShipped, shippedHash } from './state.ts';

/**
 * Imports a seed file of either kind.
 * @param mayRename see importAirports
 */
export const importFile = (app: CoreApp, { kind, content }: SeedFile, mayRename: boolean): ImportResult =>
  kind === 'airports' ? importAirports(app, content, mayRename) : importTables(app, content);

/**
 * Imports this image's seed file unless an earlier start has done so. Rows that the operator imported since
 * then stay until an image has newer ones.
 * @param seedDir folder that holds the file
 * @returns the result, or undefined if there was nothing to do
 */
export function importSeed(app: CoreApp, seedDir: string, kind: SeedFile['kind']): ImportResult | undefined {
  const name = `${kind}.json`;
  const hash = hashInHead(seedDir, name);
  if (hash !== '' && hash === shippedHash(app, kind)) return undefined;
  const file = readSeedFile(`${seedDir}/${name}`);
  const result = importFile(app, file, true);
  recordShipped(app, file);
  return result;
}
