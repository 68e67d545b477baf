import { relative, sep } from 'node:path';
import { createServer } from 'vite';
import { buildTargets } from './build/targets.ts';
import { claimDataDir } from './data-dir.ts';
import { readEnvironment } from './environment.ts';
import { inRoot, ROOT } from './paths.ts';
import { locatePocketbase } from './pocketbase/locate.ts';
import { type Pocketbase, runPocketbase } from './pocketbase/run.ts';
import { checkPort } from './port.ts';
import { isStopping, onShutdown } from './shutdown.ts';

/** Targets that PocketBase needs. Vite serves the web app from its sources. */
const SERVER_TARGETS = ['migrations', 'hooks', 'seed'];
const WATCHED = ['pb_hooks', 'pb_migrations', 'game', 'seed'];
/** Delay in ms so that saving several files triggers only one restart. */
const SETTLE_MS = 150;

const { port, dataDir } = readEnvironment();
await claimDataDir(dataDir, `http://127.0.0.1:${port}`);
await checkPort(port);
const binary = await locatePocketbase();
await buildTargets(SERVER_TARGETS);

let server: Pocketbase | undefined;
const vite = await createServer({ configFile: inRoot('web/vite.config.ts'), server: { host: '127.0.0.1' } });
onShutdown(() => Promise.all([server?.stop(), vite.close()]));
await vite.listen();
const page = (vite.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');

async function serve(): Promise<void> {
  const started = await runPocketbase({
    binary,
    dataDir,
    port,
    // Links in emails lead to the page that reloads.
    env: { ...process.env, AM_PUBLIC_URL: process.env.AM_PUBLIC_URL || page },
  });
  server = started;
  started.ended.then((code) => {
    if (server === started && !isStopping()) console.error(`PocketBase exited with code ${code}.`);
  });
}

async function restart(): Promise<void> {
  const made = await buildTargets(SERVER_TARGETS);
  if (made.length === 0) return;
  const old = server;
  server = undefined;
  await old?.stop();
  await serve();
  console.log(`Rebuilt ${made.join(', ')} and restarted PocketBase.`);
  if (made.includes('migrations')) {
    console.log(
      'A migration that has already run on this data folder does not run again. Use `npm run reset` to start over.',
    );
  }
}

let timer: NodeJS.Timeout | undefined;
let work: Promise<void> = Promise.resolve();
vite.watcher.add(WATCHED.map(inRoot));
vite.watcher.on('all', (_event, path) => {
  const [top = ''] = relative(ROOT, path).split(sep);
  if (!WATCHED.includes(top)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    work = work.then(restart).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      console.error('PocketBase was not restarted. Fix the error and save again.');
    });
  }, SETTLE_MS);
});

await serve();
console.log(`
Airline Manager in development: ${page}/   (press Ctrl-C to stop)
  PocketBase:   http://127.0.0.1:${port}/_/
  Data folder:  ${dataDir}
`);
