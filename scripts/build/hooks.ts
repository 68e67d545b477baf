import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { inRoot } from '../paths.ts';
import { VERSION } from '../pocketbase/version.ts';

const COMMON = { target: 'es2022', platform: 'neutral', logLevel: 'warning', charset: 'utf8' } as const;

/** Returns the names of the modules that handlers load, such as `act` for act.js. */
export const hookModules = (): string[] =>
  readdirSync(inRoot('pb_hooks/modules')).map((file) => file.replace(/\.ts$/, ''));

/** Compiles a module and its imports into one file that hooks can `require`. */
export async function bundleForHooks(
  entry: string,
  outfile: string,
  define: Record<string, string> = {},
): Promise<void> {
  await build({
    ...COMMON,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'cjs',
    mainFields: ['module', 'main'],
    define,
  });
}

/**
 * Compiles each file of pb_hooks/modules into a separate CommonJS module, and the registrations into
 * `main.pb.js` and `commands.pb.js`. PocketBase runs each handler in them in isolation, so they load the
 * modules when they run. Modules duplicate shared code: goja calls functions of other modules through a
 * getter, which would slow down settlement.
 */
export async function buildHooks(outDir: string): Promise<void> {
  const define = { AM_VERSION: JSON.stringify(VERSION) };
  await Promise.all(
    hookModules().map((name) =>
      bundleForHooks(inRoot(`pb_hooks/modules/${name}.ts`), `${outDir}/pb_hooks/${name}.js`, define),
    ),
  );
  await build({
    ...COMMON,
    entryPoints: ['main', 'commands'].map((name) => inRoot(`pb_hooks/${name}.pb.ts`)),
    outdir: `${outDir}/pb_hooks`,
    bundle: true,
    format: 'iife',
  });
}
