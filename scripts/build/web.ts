import { inRoot } from '../paths.ts';

/** Builds the web app with Vite into pb_public. */
export async function buildWeb(outDir: string): Promise<void> {
  // Loaded only when there is something to build: it takes half a second that every start would pay for.
  const { build } = await import('vite');
  await build({
    configFile: inRoot('web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: `${outDir}/pb_public`, emptyOutDir: true },
  });
}
