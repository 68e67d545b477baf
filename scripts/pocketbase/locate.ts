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
import { POCKETBASE_VERSION, SERVER_VERSION, VERSION } from './version.ts';

const CACHE = inRoot('node_modules/.cache/pocketbase');

interface Source {
  name: string;
  version: string;
  /** Cache folder; defaults to the version. */
  folder?: string;
  /** Writes the binary to the given path, or throws with the reason. */
  get: (target: string) => Promise<void> | void;
  /** Called whenever a binary of this source is used. */
  warn?: () => void;
}

/**
 * Returns a folder name that changes with every source file of the binary and the product's version, so that the
 * cache is never outdated.
 */
function serverFolder(): string {
  const hash = createHash('sha256').update(VERSION);
  for (const file of readdirSync(SERVER).sort()) hash.update(readFileSync(`${SERVER}/${file}`));
  return `${SERVER_VERSION}-${hash.digest('hex').slice(0, 8)}`;
}

/** In order of preference. Only the first limits the number of concurrent calls, as the image does. */
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

/** Returns the version of PocketBase that a binary reports. Throws if it does not run or is not PocketBase. */
export function versionOf(binary: string): string {
  // Even for this, PocketBase loads files from its folders, which may be this project's sources. Use empty
  // ones.
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

/** Checks whether a binary is built from `server/` and limits the number of concurrent calls. */
export const limitsCalls = (binary: string): boolean => versionOf(binary) === SERVER_VERSION;

/** Returns the beginning of an error, because a Go panic fills pages. */
const firstLines = (error: unknown): string => (error as Error).message.split('\n').slice(0, 2).join(' ');

function named(binary: string): string {
  let version: string;
  try {
    version = versionOf(binary);
  } catch (error) {
    throw new Problem(`POCKETBASE_BIN is ${binary}, which does not run as PocketBase: ${firstLines(error)}`);
  }
  if (version !== SERVER_VERSION) {
    console.error(`Note: POCKETBASE_BIN is PocketBase ${version}; this release requires ${SERVER_VERSION}.`);
  }
  return binary;
}

const pathIn = (cache: string, { version, folder = version }: Source): string =>
  `${cache}/${folder}/pocketbase`;

/** Returns the binary from the first source that can provide it. The cache only contains checked binaries. */
async function obtain(cache: string, sources: Source[]): Promise<string> {
  const tried: string[] = [];
  for (const source of sources) {
    const binary = pathIn(cache, source);
    // Several processes may arrive here. The previous holder of the lock may have done the work.
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
      'Install Go 1.26 or newer (go.dev) and try again, or set POCKETBASE_BIN to a PocketBase binary.',
  );
}

/**
 * Returns the path of a PocketBase binary: POCKETBASE_BIN, otherwise from the cache, otherwise from the first
 * source that provides one. The first time takes a minute or two and prints progress to stderr. Throws a
 * Problem that lists the attempts.
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
