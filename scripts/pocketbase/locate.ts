import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { withLock } from '../lock.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { fromGo, SERVER } from './from-go.ts';
import { fromRebuild, REBUILD_VERSION, warnOfRebuild } from './from-rebuild.ts';
import { fromRelease, warnOfRelease } from './from-release.ts';
import { writeTypings } from './typings.ts';
import { POCKETBASE_VERSION, SERVER_VERSION } from './version.ts';

const CACHE = inRoot('node_modules/.cache/pocketbase');

interface Source {
  name: string;
  version: string;
  /** Folder of the cache; by default the version. */
  folder?: string;
  /** Writes the binary to the given path or throws with the reason. */
  get: (target: string) => Promise<void> | void;
  /** Said whenever a binary of this source is used. */
  warn?: () => void;
}

/** Changes with every file that the binary is built from, so that the cache never holds an older one. */
function serverFolder(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(SERVER).sort()) hash.update(readFileSync(`${SERVER}/${file}`));
  return `${SERVER_VERSION}-${hash.digest('hex').slice(0, 8)}`;
}

/** In order of preference. Only the first limits how many calls run at once, as the image does. */
const SOURCES: Source[] = [
  {
    name: 'go build',
    version: SERVER_VERSION,
    folder: serverFolder(),
    get: (target) => fromGo(SERVER_VERSION, target),
  },
  {
    name: 'the official release',
    version: POCKETBASE_VERSION,
    get: (target) => fromRelease(POCKETBASE_VERSION, target),
    warn: warnOfRelease,
  },
  { name: 'the unofficial rebuild', version: REBUILD_VERSION, get: fromRebuild, warn: warnOfRebuild },
];

/** The version a binary says it has. Throws when it does not run or is not PocketBase. */
export function versionOf(binary: string): string {
  // Even for this it loads what lies in its folders, which by default may be our sources: point it at nothing.
  const nothing = `${dirname(binary)}/nothing`;
  const folders = [
    `--dir=${nothing}`,
    `--hooksDir=${nothing}/hooks`,
    `--migrationsDir=${nothing}/migrations`,
  ];
  const said = execFileSync(binary, ['--version', ...folders], {
    encoding: 'utf8',
    timeout: 20_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const version = /\bversion (\d+\.\d+\.\d+\S*)/.exec(said)?.[1];
  if (!version) throw new Error(`it says "${said.trim()}" instead of a version`);
  return version;
}

/** Whether a binary is built from `server/`, and limits how many calls run at once. */
export const limitsCalls = (binary: string): boolean => versionOf(binary) === SERVER_VERSION;

/** Enough of an error to know what it is: a Go panic goes on for pages. */
const firstLines = (error: unknown): string => (error as Error).message.split('\n').slice(0, 2).join(' ');

function named(binary: string): string {
  let version: string;
  try {
    version = versionOf(binary);
  } catch (error) {
    throw new Problem(`POCKETBASE_BIN is ${binary}, which does not run as PocketBase: ${firstLines(error)}`);
  }
  if (version !== SERVER_VERSION) {
    console.error(
      `Note: POCKETBASE_BIN is PocketBase ${version}; this release is made for ${SERVER_VERSION}.`,
    );
  }
  return binary;
}

const pathIn = (cache: string, { version, folder = version }: Source): string =>
  `${cache}/${folder}/pocketbase`;

/** Gets the binary from the first source that can deliver it. The cache never holds one that was not checked. */
async function obtain(cache: string, sources: Source[]): Promise<string> {
  const tried: string[] = [];
  for (const source of sources) {
    const binary = pathIn(cache, source);
    // Several processes may come here at once; the one that had the lock before may have done the work.
    if (!existsSync(binary)) {
      const folder = mkdtempSync(`${cache}/new-`);
      try {
        await source.get(`${folder}/pocketbase`);
        const version = versionOf(`${folder}/pocketbase`);
        if (version !== source.version) throw new Error(`it is version ${version}, not ${source.version}`);
        mkdirSync(dirname(binary), { recursive: true });
        renameSync(`${folder}/pocketbase`, binary);
      } catch (error) {
        tried.push(`  ${source.name}: ${firstLines(error)}`);
        continue;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    source.warn?.();
    return binary;
  }
  throw new Problem(
    `PocketBase ${POCKETBASE_VERSION} could not be installed. Tried:\n${tried.join('\n')}\n` +
      'Install Go 1.26 or newer (go.dev) and try again, or set POCKETBASE_BIN to a PocketBase binary you have.',
  );
}

/**
 * Path of a PocketBase binary: POCKETBASE_BIN, else the cache, else from the first source that delivers one. The
 * first time this takes a minute or two and tells its progress on stderr. Throws a Problem that says what was tried.
 */
export async function locatePocketbase(cache = CACHE, sources = SOURCES): Promise<string> {
  const binary = process.env.POCKETBASE_BIN
    ? named(process.env.POCKETBASE_BIN)
    : await locateCached(cache, sources);
  writeTypings(binary, `${cache}/types.d.ts`);
  return binary;
}

async function locateCached(cache: string, sources: Source[]): Promise<string> {
  const [preferred] = sources;
  if (preferred && existsSync(pathIn(cache, preferred))) return pathIn(cache, preferred);
  mkdirSync(cache, { recursive: true });
  return withLock(`${cache}/lock`, () => obtain(cache, sources));
}
