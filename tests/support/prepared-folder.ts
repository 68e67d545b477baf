import { cpSync, existsSync, readdirSync } from 'node:fs';

/** Environment variable with the path of the prepared folder, for the processes that run the tests. */
const VARIABLE = 'PREPARED_FOLDER';

/** Makes a folder the one that `copyPreparedFolder` copies. */
export function offerPreparedFolder(folder: string): void {
  process.env[VARIABLE] = folder;
}

/**
 * Copies the prepared folder, if there is one, into a data folder that is empty or does not exist. Does nothing
 * to a folder that is in use.
 */
export function copyPreparedFolder(dataDir: string): void {
  const prepared = process.env[VARIABLE];
  const isNew = !existsSync(dataDir) || readdirSync(dataDir).length === 0;
  if (prepared && isNew) cpSync(prepared, dataDir, { recursive: true });
}
