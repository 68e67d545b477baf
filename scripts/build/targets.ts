import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { withLock } from '../lock.ts';
import { BUILD, inRoot } from '../paths.ts';
import { buildHooks, buildMigrations } from './hooks.ts';
import { PLACE_SOURCES } from './places.ts';
import { buildSeed } from './seed.ts';
import { buildWeb } from './web.ts';

interface Target {
  name: string;
  /** Files and folders whose content determines whether the target is out of date. */
  inputs: string[];
  /** The target's folder below build/. */
  output: string;
  /** Fills the output folder inside `outDir`, which is empty. */
  make: (outDir: string) => Promise<unknown>;
}

/** Inputs of every target. */
const EVERYTHING = ['package.json', 'package-lock.json', 'scripts/build'];

const TARGETS: Target[] = [
  { name: 'migrations', inputs: ['pb_migrations'], output: 'pb_migrations', make: buildMigrations },
  { name: 'hooks', inputs: ['pb_hooks', 'game'], output: 'pb_hooks', make: buildHooks },
  {
    name: 'seed',
    inputs: [
      'seed',
      'scripts/data',
      'scripts/research/demand/load.ts',
      'scripts/research/world/spread/load.ts',
      'game',
    ],
    output: 'seed',
    make: buildSeed,
  },
  {
    name: 'web',
    inputs: ['web', 'game', 'seed/airport_names.csv', ...PLACE_SOURCES],
    output: 'pb_public',
    make: buildWeb,
  },
];

/** Returns a hash of the names and contents of all files below the given project paths. */
function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    if (!existsSync(inRoot(path))) return;
    if (statSync(inRoot(path)).isDirectory()) {
      for (const entry of readdirSync(inRoot(path)).sort()) visit(`${path}/${entry}`);
    } else {
      hash.update(path).update(readFileSync(inRoot(path)));
    }
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

/**
 * Builds one target unless it is up to date. The old output remains complete until the new one replaces it.
 */
async function buildTarget(target: Target, onMake?: (name: string) => void): Promise<boolean> {
  const stampFile = `${BUILD}/.stamps/${target.name}`;
  const output = `${BUILD}/${target.output}`;
  const stamp = hashOf([...EVERYTHING, ...target.inputs]);
  const current = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (current && existsSync(output)) return false;

  onMake?.(target.name);
  const making = `${BUILD}/.making/${target.name}`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  await target.make(making);
  rmSync(stampFile, { force: true });
  rmSync(output, { recursive: true, force: true });
  renameSync(`${making}/${target.output}`, output);
  rmSync(making, { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

/**
 * Builds the named targets (all by default) into build/ and skips those that are up to date. Returns the
 * names of the targets built. Two processes may call it at the same time. `onMake` is called before each
 * build.
 */
export async function buildTargets(names?: string[], onMake?: (name: string) => void): Promise<string[]> {
  mkdirSync(`${BUILD}/.stamps`, { recursive: true });
  return withLock(`${BUILD}/.stamps/lock`, async () => {
    const made: string[] = [];
    for (const target of TARGETS) {
      if (names && !names.includes(target.name)) continue;
      if (await buildTarget(target, onMake)) made.push(target.name);
    }
    return made;
  });
}
