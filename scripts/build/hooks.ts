import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { inRoot } from '../paths.ts';

/**
 * Compiles pb_hooks into `lib.js` (one CommonJS module with every handler) and `main.pb.js` (the registrations).
 * PocketBase serialises each handler in main.pb.js and runs it alone, so main.pb.ts must not be bundled with lib.
 */
export async function buildHooks(outDir: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const common = { target: 'es2022', platform: 'neutral', logLevel: 'warning', charset: 'utf8' } as const;
  await build({
    ...common,
    entryPoints: [inRoot('pb_hooks/lib.ts')],
    outfile: `${outDir}/pb_hooks/lib.js`,
    bundle: true,
    format: 'cjs',
    mainFields: ['module', 'main'],
    define: { AM_VERSION: JSON.stringify(version) },
  });
  await build({
    ...common,
    entryPoints: [inRoot('pb_hooks/main.pb.ts')],
    outfile: `${outDir}/pb_hooks/main.pb.js`,
  });
}
