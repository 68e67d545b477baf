import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning } from './lock.ts';
import { Problem } from './problem.ts';

interface Claim {
  pid: number;
  url: string;
}

const claimFile = (dataDir: string): string => `${dataDir}/.served-by.json`;

/** Returns the server that `npm start` or `npm run dev` is running on that folder, if there is one. */
export async function serverOn(dataDir: string): Promise<Claim | undefined> {
  const file = claimFile(dataDir);
  if (!existsSync(file)) return undefined;
  let claim: Claim;
  try {
    claim = JSON.parse(readFileSync(file, 'utf8')) as Claim;
  } catch {
    return undefined;
  }
  if (!isRunning(claim.pid)) return undefined;
  // After a crash or a restored backup, another program may have this process id. Ask the server itself.
  const responses = await fetch(`${claim.url}/api/health`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
  return responses ? claim : undefined;
}

/**
 * Creates the data folder and marks it as served at `url` until this process ends. Throws a Problem if
 * another server uses it (two servers on one database lose data) or if it is not writable.
 */
export async function claimDataDir(dataDir: string, url: string): Promise<void> {
  const other = await serverOn(dataDir);
  if (other) {
    throw new Problem(
      `The data folder ${dataDir} is in use by the server at ${other.url}/ (process ${other.pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  }
  const file = claimFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify({ pid: process.pid, url } satisfies Claim));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem(
      `The data folder ${dataDir} cannot be written (${code}). Set DATA_DIR to a writable folder.`,
    );
  }
  process.once('exit', () => rmSync(file, { force: true }));
}
