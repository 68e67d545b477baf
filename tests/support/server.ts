import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { locatePocketbase } from '../../scripts/pocketbase/locate.ts';
import { serveArgs } from '../../scripts/pocketbase/serve-args.ts';

export const SUPERUSER = { email: 'operator@example.test', password: 'operator-password' };

export interface TestServer {
  url: string;
  dataDir: string;
  /** Everything the process has printed so far. */
  log: () => string;
  /** Ends the process with SIGTERM (or the given signal) and waits for it; returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface ServerOptions {
  /** Extra environment, for example AM_SMTP_HOST. */
  env?: Record<string, string>;
  /** A data folder to use and keep; by default a new one that `stop` removes. */
  dataDir?: string;
  /** The folder that holds pb_hooks and the rest; by default build/. */
  build?: string;
}

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function untilHealthy(url: string, process: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (process.exitCode !== null) throw new Error(`PocketBase ended with ${process.exitCode}:\n${log()}`);
    const healthy = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`PocketBase was not healthy within 20 s:\n${log()}`);
}

/** Starts the real binary with what lies in build/ (see the tests' global set-up) on a free port. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(`${tmpdir()}/am-test-`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(await locatePocketbase(), serveArgs(dataDir, `127.0.0.1:${port}`, options.build), {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      AM_PUBLIC_URL: url,
      AM_SUPERUSER_EMAIL: SUPERUSER.email,
      AM_SUPERUSER_PASSWORD: SUPERUSER.password,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    const code = await ended;
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  try {
    await untilHealthy(url, child, () => output);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return { url, dataDir, log: () => output, stop };
}
