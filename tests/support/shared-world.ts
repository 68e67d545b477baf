import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { call } from './api.ts';
import { RESTART_PATH } from './build/restart-call.ts';
import type { TestServer } from './server.ts';
import { startPausedWorld } from './world.ts';

/** Environment variable with the path of the folder of all shared worlds, for the processes that run the tests. */
const VARIABLE = 'SHARED_WORLDS';

let shared: Promise<TestServer> | undefined;
/** Number of characters of the log that are about earlier files. */
let past = 0;

/**
 * Returns a new paused world with the default settings, in a server that the files of a worker use one after the other. Call
 * it once per file, in place of `startPausedWorld` and without stopping it. It saves the start, and loading all hooks again.
 *
 * Every row is as in a new world, and so is the date. A file has a server of its own if it leaves airports, their demand, served
 * pairs, collections or PocketBase's settings changed, if it stops the server, needs another environment or build, or looks at
 * memory or PocketBase's log.
 */
export async function sharedWorld(): Promise<TestServer> {
  shared ??= start();
  const server = await shared;
  const { status, text } = await call(server, `${RESTART_PATH}?renew=true`, { method: 'POST' });
  if (status !== 204) throw new Error(`the world cannot be renewed: ${status} ${text}`);
  past += server.log().length;
  return server;
}

async function start(): Promise<TestServer> {
  const folder = process.env[VARIABLE] ?? tmpdir();
  const dataDir = mkdtempSync(`${folder}/am-shared-`);
  // Half of what the server of a single file gets, because this one stays while others run.
  const server = await startPausedWorld({ dataDir, env: { GOMEMLIMIT: '256MiB' } });
  const note = `${folder}/${server.pid}`;
  writeFileSync(note, '');
  const end = () => {
    endProcess(server.pid);
    for (const path of [dataDir, note]) rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', end);
  // Without the process that started the worker, nobody ends it.
  process.once('disconnect', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      end();
      process.kill(process.pid, signal);
    });
  return {
    ...server,
    log: () => server.log().slice(past),
    stop: () => Promise.reject(new Error('Others need this world. Start one with startPausedWorld.')),
  };
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/**
 * Makes a folder for the shared worlds of a run.
 * @returns a function that removes it, and ends servers whose worker could not
 */
export function keepSharedWorlds(): () => void {
  const folder = mkdtempSync(`${tmpdir()}/am-shared-`);
  process.env[VARIABLE] = folder;
  return () => {
    for (const pid of readdirSync(folder).map(Number)) if (pid > 0) endProcess(pid);
    rmSync(folder, { recursive: true, force: true });
  };
}
