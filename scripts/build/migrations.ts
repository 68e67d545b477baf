import { cpSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { inRoot } from '../paths.ts';

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
