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
import { buildHooks } from './hooks.ts';
import { buildMigrations } from './migrations.ts';
import { PLACE_SOURCES } from './places.ts';
import { buildSeed } from './seed.ts';
import { buildWeb } from './web.ts';

interface Target {
  name: string;
  /** Files and folders whose content decides whether the target is out of date. */
  inputs: string[];
  /** The folder below build/ that the target makes. */
  output: string;
  /** Makes the output folder inside `outDir`, which is empty. */
  make: (outDir: string) => Promise<unknown>;
}

/** What every target depends on. */
const EVERYTHING = ['package.json', 'package-lock.json', 'scripts/build'];

const TARGETS: Target[] = [
  { name: 'migrations', inputs: ['pb_migrations', 'game'], output: 'pb_migrations', make: buildMigrations },
  { name: 'hooks', inputs: ['pb_hooks', 'game'], output: 'pb_hooks', make: buildHooks },
  {
    name: 'seed',
    inputs: ['seed', 'scripts/data', 'game'],
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

/** Hash of the name and content of every file below the given paths of the project. */
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

/** Makes one target unless it is up to date. The old output stays whole until the new one takes its place. */
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
 * Builds the named targets (all by default) into build/, leaving alone what is up to date. Returns the names of those
 * made. Two processes may call it at once; `onMake` is told before a target is made.
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
