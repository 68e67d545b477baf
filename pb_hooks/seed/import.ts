import { type ImportResult, importAirports } from './import-airports.ts';
import { readSeedFile } from './seed-file.ts';
import { recordShipped, shippedHash } from './state.ts';

/**
 * Imports the airports that came with this image, unless the last start did. Rows that the operator imported since stay
 * until an image brings newer ones.
 * @param seedDir the folder that holds airports.json.
 * @returns what was done, or undefined where there was nothing to do.
 */
export function importSeed(app: CoreApp, seedDir: string): ImportResult | undefined {
  const file = readSeedFile(`${seedDir}/airports.json`);
  if (shippedHash(app) === file.hash) return undefined;
  const result = importAirports(app, file.airports, true);
  recordShipped(app, file.hash, file.rows);
  return result;
}
