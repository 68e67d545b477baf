import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { withLock } from '../lock.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { fromGo } from './from-go.ts';
import { fromRebuild, REBUILD_VERSION, warnOfRebuild } from './from-rebuild.ts';
import { fromRelease } from './from-release.ts';
import { writeTypings } from './typings.ts';
import { POCKETBASE_VERSION } from './version.ts';

const CACHE = inRoot('node_modules/.cache/pocketbase');

interface Source {
  name: string;
  version: string;
  /** Writes the binary to the given path or throws with the reason. */
  get: (target: string) => Promise<void> | void;
  /** Said whenever a binary of this source is used. */
  warn?: () => void;
}

/** In order of trust. All but the last are PocketBase as its authors publish it. */
const SOURCES: Source[] = [
  {
    name: 'the official release',
    version: POCKETBASE_VERSION,
    get: (target) => fromRelease(POCKETBASE_VERSION, target),
  },
  { name: 'go install', version: POCKETBASE_VERSION, get: (target) => fromGo(POCKETBASE_VERSION, target) },
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

/** Enough of an error to know what it is: a Go panic goes on for pages. */
const firstLines = (error: unknown): string => (error as Error).message.split('\n').slice(0, 2).join(' ');

function named(binary: string): string {
  let version: string;
  try {
    version = versionOf(binary);
  } catch (error) {
    throw new Problem(`POCKETBASE_BIN is ${binary}, which does not run as PocketBase: ${firstLines(error)}`);
  }
  if (version !== POCKETBASE_VERSION) {
    console.error(
      `Note: POCKETBASE_BIN is PocketBase ${version}; this release is made for ${POCKETBASE_VERSION}.`,
    );
  }
  return binary;
}

/** Gets the binary from the first source that can deliver it. The cache never holds one that was not checked. */
async function obtain(cache: string, sources: Source[]): Promise<string> {
  const tried: string[] = [];
  for (const source of sources) {
    const binary = `${cache}/${source.version}/pocketbase`;
    // Several processes may come here at once; the one that had the lock before may have done the work.
    if (!existsSync(binary)) {
      const folder = mkdtempSync(`${cache}/new-`);
      try {
        await source.get(`${folder}/pocketbase`);
        const version = versionOf(`${folder}/pocketbase`);
        if (version !== source.version) throw new Error(`it is version ${version}, not ${source.version}`);
        mkdirSync(`${cache}/${source.version}`, { recursive: true });
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
    `PocketBase ${POCKETBASE_VERSION} could not be had. Tried:\n${tried.join('\n')}\n` +
      'Install Go 1.26 or newer (go.dev) and try again, or set POCKETBASE_BIN to a PocketBase binary you have.',
  );
}

/**
 * Path of a PocketBase binary: POCKETBASE_BIN, else the cache, else from the first source that delivers one. The
 * first time this takes up to a minute and tells its progress on stderr. Throws a Problem that says what was tried.
 */
export async function locatePocketbase(cache = CACHE, sources = SOURCES): Promise<string> {
  const binary = process.env.POCKETBASE_BIN
    ? named(process.env.POCKETBASE_BIN)
    : await locateCached(cache, sources);
  writeTypings(binary, `${cache}/types.d.ts`);
  return binary;
}

async function locateCached(cache: string, sources: Source[]): Promise<string> {
  const cached = `${cache}/${POCKETBASE_VERSION}/pocketbase`;
  if (existsSync(cached)) return cached;
  mkdirSync(cache, { recursive: true });
  return withLock(`${cache}/lock`, () => obtain(cache, sources));
}
