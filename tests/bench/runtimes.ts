import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { hookModules } from '#scripts/build/hooks.ts';
import { makeTestBuild } from '../support/build/test-build.ts';
import { residentMemory } from '../support/load/memory.ts';
import { startServer, type TestServer } from '../support/server.ts';
import type { Figure } from './figure.ts';

const TIMES = 40;
/** Duration for which each runtime is held, so that all exist at once. */
const HOLD_MS = 2_000;

/** Calls that load one module or none into a new runtime, because the server has no pool. */
const HOOK = `
routerAdd('GET', '/bench/load/{name}', (e) => {
  const name = e.request.pathValue('name');
  const began = Date.now();
  if (name !== 'none') require(__hooks + '/' + name + '.js');
  const taken = Date.now() - began;
  sleep(Number(e.request.url.query().get('hold')));
  e.json(200, { taken });
});
`;

async function loadModule({ url }: TestServer, name: string, hold: number): Promise<number> {
  const response = await fetch(`${url}/bench/load/${name}?hold=${hold}`);
  return ((await response.json()) as { taken: number }).taken;
}

/** Measures a new runtime: ms to load a module, and MB while it runs, including garbage. */
async function costOf(name: string, dataDir: string, build: string): Promise<Figure> {
  const server = await startServer({ dataDir, build, hooksPool: 0, env: { AM_WORLD_PAUSED: 'true' } });
  try {
    await loadModule(server, name, 0);
    let taken = 0;
    for (let count = 0; count < TIMES; count++) taken += await loadModule(server, name, 0);
    const before = residentMemory(server.pid);
    const held = Array.from({ length: TIMES }, () => loadModule(server, name, HOLD_MS));
    await new Promise((resolve) => setTimeout(resolve, HOLD_MS * 0.75));
    const memory = (residentMemory(server.pid) - before) / TIMES;
    await Promise.all(held);
    const what = name === 'none' ? 'a fresh runtime that has loaded nothing' : `… with ${name}.js`;
    return { what, value: `${(taken / TIMES).toFixed(1)} ms, ${memory.toFixed(2)} MB` };
  } finally {
    await server.stop();
  }
}

/** Measures a new runtime with the handlers of each module. */
export async function measureRuntimes(): Promise<Figure[]> {
  const dataDir = mkdtempSync(`${tmpdir()}/am-bench-`);
  const build = await makeTestBuild({ hook: HOOK });
  try {
    const figures: Figure[] = [];
    for (const name of ['none', ...hookModules()]) figures.push(await costOf(name, dataDir, build.dir));
    return figures;
  } finally {
    build.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
