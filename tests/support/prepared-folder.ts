import { cpSync, existsSync, readdirSync } from 'node:fs';

/** Environment variables with the paths of the prepared data folder and build, for the processes that run the tests. */
const VARIABLE = 'PREPARED_FOLDER';
const BUILD_VARIABLE = 'PREPARED_BUILD';

/** Makes a folder the one that `copyPreparedFolder` copies. */
export function offerPreparedFolder(folder: string): void {
  process.env[VARIABLE] = folder;
}

/** Returns the environment in which a script starts its servers with the prepared folder. */
export const preparedFolderEnv = (): Record<string, string> => ({ [VARIABLE]: process.env[VARIABLE] ?? '' });

/** Makes a build the one that servers run by default. */
export function offerPreparedBuild(dir: string): void {
  process.env[BUILD_VARIABLE] = dir;
}

/** Returns the product's build with the calls of tests. Undefined if none was prepared. */
export const preparedBuild = (): string | undefined => process.env[BUILD_VARIABLE];

/**
 * Copies the prepared folder, if there is one, into a data folder that is empty or does not exist. Does nothing
 * to a folder that is in use.
 */
export function copyPreparedFolder(dataDir: string): void {
  const prepared = process.env[VARIABLE];
  const isNew = !existsSync(dataDir) || readdirSync(dataDir).length === 0;
  if (prepared && isNew) cpSync(prepared, dataDir, { recursive: true });
}
