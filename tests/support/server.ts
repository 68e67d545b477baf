import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import PocketBase from 'pocketbase';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { runPocketbase } from '#scripts/pocketbase/run.ts';
import { freePort } from '#scripts/port.ts';
import { passedOn } from './passed-on.ts';
import { copyPreparedFolder, preparedBuild } from './prepared-folder.ts';

export const SUPERUSER = { email: 'operator@example.test', password: 'operator-password' };

export interface TestServer {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything the process has printed so far. */
  log: () => string;
  /** Ends the process with SIGTERM (or the given signal) and waits for it. Returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface ServerOptions {
  /** Extra environment, for example AM_SMTP_HOST. */
  env?: Record<string, string>;
  /** A data folder to use and keep. By default a new one that `stop` removes. */
  dataDir?: string;
  /** By default a free one. */
  port?: number;
  /** The folder that holds pb_hooks and the rest. By default the prepared one, or build/. */
  build?: string;
  /** Number of pre-warmed JavaScript runtimes. By default as in the image. */
  hooksPool?: number;
  /** MB of private memory at which the system denies the server more (Linux). */
  memoryCap?: number;
  /**
   * Keeps the rate limits on. They are off by default, because all users of a test share one address and are
   * far more than a household.
   */
  limits?: boolean;
  /**
   * Starts a new folder empty, as on a new machine. By default, a new folder is a copy of the prepared one:
   * see prepare-folder.ts.
   */
  firstStart?: boolean;
}

async function liftLimits(url: string): Promise<void> {
  const operator = new PocketBase(url);
  await operator.collection('_superusers').authWithPassword(SUPERUSER.email, SUPERUSER.password);
  await operator.settings.update({ rateLimits: { enabled: false } });
}

const running = new Set<TestServer>();

/** Ends the servers that a failed test has left behind in a folder. */
export async function killServersIn(folder: string): Promise<void> {
  for (const server of running) if (server.dataDir.startsWith(folder)) await server.stop('SIGKILL');
}

/** Returns the running server that uses a data folder. */
export const serverIn = (dataDir: string): TestServer | undefined =>
  [...running].find((server) => server.dataDir === dataDir);

/** Starts the real binary with build/ (see the tests' global set-up) on a free port. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(`${tmpdir()}/am-test-`);
  if (!options.firstStart) copyPreparedFolder(dataDir);
  const removeOwn = () => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  const port = options.port ?? (await freePort());
  const lines: string[] = [];
  try {
    const server = await runPocketbase({
      binary: await locatePocketbase(),
      dataDir,
      port,
      build: options.build ?? preparedBuild(),
      hooksPool: options.hooksPool,
      memoryCap: options.memoryCap,
      env: {
        ...passedOn(),
        AM_PUBLIC_URL: `http://127.0.0.1:${port}`,
        AM_WORLD_RIVALS: '0',
        AM_SUPERUSER_EMAIL: SUPERUSER.email,
        AM_SUPERUSER_PASSWORD: SUPERUSER.password,
        // Tests plan flights at fixed hours. Real traffic would make some of these hours full.
        AM_WORLD_TRAFFIC: '0',
        AM_WORLD_IDLE_MINUTES: '0',
        ...options.env,
      },
      onLine: (line) => lines.push(line),
      patience: 600_000,
    });
    if (!options.limits && !options.env?.AM_SUPERUSER_EMAIL) await liftLimits(server.url);
    const stop = async (signal?: NodeJS.Signals) => {
      const code = await server.stop(signal);
      running.delete(started);
      removeOwn();
      return code;
    };
    const started = { url: server.url, dataDir, pid: server.pid, log: () => lines.join('\n'), stop };
    running.add(started);
    return started;
  } catch (error) {
    removeOwn();
    throw error;
  }
}
