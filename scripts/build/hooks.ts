import { cpSync, readdirSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';
import { inRoot } from '../paths.ts';
import { VERSION } from '../pocketbase/version.ts';

const COMMON = { target: 'es2022', platform: 'neutral', logLevel: 'warning', charset: 'utf8' } as const;

/** Returns the names of the modules that handlers load, such as `act` for act.js. */
export const hookModules = (): string[] =>
  readdirSync(inRoot('pb_hooks/modules')).map((file) => file.replace(/\.ts$/, ''));

/** Options for modules that hooks can `require`. */
const MODULE: BuildOptions = { ...COMMON, bundle: true, format: 'cjs', mainFields: ['module', 'main'] };

/** Compiles a module and its imports into one file that hooks can `require`. */
export async function bundleForHooks(entry: string, outfile: string): Promise<void> {
  await build({ ...MODULE, entryPoints: [entry], outfile });
}

/** Changes of a build for tests: see tests/support/build/test-build.ts. */
export type HookVariant = Pick<BuildOptions, 'plugins' | 'inject'>;

/**
 * Compiles each file of pb_hooks/modules into a separate CommonJS module, and the registrations into
 * `main.pb.js` and `commands.pb.js`. PocketBase runs each handler in them in isolation, so they load the
 * modules when they run. Modules duplicate shared code: goja calls functions of other modules through a
 * getter, which would slow down settlement.
 */
export async function buildHooks(outDir: string, variant: HookVariant = {}): Promise<void> {
  await build({
    ...MODULE,
    ...variant,
    entryPoints: hookModules().map((name) => ({ in: inRoot(`pb_hooks/modules/${name}.ts`), out: name })),
    outdir: `${outDir}/pb_hooks`,
    define: { AM_VERSION: JSON.stringify(VERSION) },
  });
  await build({
    ...COMMON,
    entryPoints: ['main', 'commands'].map((name) => inRoot(`pb_hooks/${name}.pb.ts`)),
    outdir: `${outDir}/pb_hooks`,
    bundle: true,
    format: 'iife',
  });
}

/**
 * Compiles each pb_migrations/*.ts into a file of the same name. PocketBase identifies migrations by file
 * name permanently. The server reads the state of the schema from a copy of the baseline's JSON file: see state.go.
 */
export async function buildMigrations(outDir: string): Promise<void> {
  const files = readdirSync(inRoot('pb_migrations')).filter((file) => /^\d+_.*\.ts$/.test(file));
  await build({
    entryPoints: files.map((file) => inRoot(`pb_migrations/${file}`)),
    outdir: `${outDir}/pb_migrations`,
    bundle: true,
    format: 'iife',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  });
  const baseline = 'pb_migrations/1_0_0_baseline.json';
  cpSync(inRoot(baseline), `${outDir}/${baseline}`);
}
