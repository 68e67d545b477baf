import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { inRoot } from '../paths.ts';

const COMMON = { target: 'es2022', platform: 'neutral', logLevel: 'warning', charset: 'utf8' } as const;

/** Compiles a module and all that it imports into one file that hooks can `require`. */
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
 * Compiles pb_hooks into `lib.js` (one CommonJS module with every handler) and `main.pb.js` (the registrations).
 * PocketBase serialises each handler in main.pb.js and runs it alone, so main.pb.ts must not be bundled with lib.
 */
export async function buildHooks(outDir: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  await bundleForHooks(inRoot('pb_hooks/lib.ts'), `${outDir}/pb_hooks/lib.js`, {
    AM_VERSION: JSON.stringify(version),
  });
  await build({
    ...COMMON,
    entryPoints: [inRoot('pb_hooks/main.pb.ts')],
    outfile: `${outDir}/pb_hooks/main.pb.js`,
  });
}
