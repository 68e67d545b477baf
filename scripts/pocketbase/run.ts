import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Problem } from '../problem.ts';
import { MEMORY_GROWTH, serveArgs } from './serve-args.ts';

export interface PocketbaseOptions {
  binary: string;
  dataDir: string;
  /** Port of 127.0.0.1 to serve on. */
  port: number;
  /** The complete environment of the process, besides Go's memory settings. */
  env: NodeJS.ProcessEnv;
  /** The folder with pb_hooks and the rest; defaults to build/. */
  build?: string;
  /** Called with each line that the process prints. By default, they are printed, without PocketBase's announcement. */
  onLine?: (line: string) => void;
  /** Number of JavaScript runtimes created in advance; defaults to the image's number. */
  hooksPool?: number;
  /** Limit of private memory in MB (Linux: prlimit); unlimited by default. */
  memoryCap?: number;
  /** Maximum time until it is healthy, in milliseconds. Unlimited by default, because a large world may be upgraded first. */
  patience?: number;
}

export interface Pocketbase {
  url: string;
  pid: number;
  /** Resolves with the exit code (null: ended by a signal) when the process ends for any reason. */
  ended: Promise<number | null>;
  /** Ends the process with SIGTERM (or the given signal) and waits for it. Returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const responses = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );

/** How PocketBase announces itself. The project's own announcement replaces it. */
const BANNER = /Server started at http|^├─ REST API:|^└─ (Dashboard|REST API):/;

function print(line: string): void {
  if (!BANNER.test(line)) console.log(line);
}

/**
 * Starts PocketBase and returns when it is healthy. Throws a Problem if it does not become healthy, with its output unless
 * that was printed.
 */
export async function runPocketbase(options: PocketbaseOptions): Promise<Pocketbase> {
  const url = `http://127.0.0.1:${options.port}`;
  const { build, hooksPool, memoryCap, onLine = print } = options;
  const args = serveArgs(options.dataDir, `127.0.0.1:${options.port}`, build, hooksPool);
  const command = memoryCap === undefined ? [] : ['prlimit', `--data=${memoryCap * 1_000_000}`];
  const { GOGC = MEMORY_GROWTH } = process.env;
  const [file = '', ...rest] = [...command, options.binary, ...args];
  const child = spawn(file, rest, {
    env: { GOGC, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const early: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (early.length < 50) early.push(line);
      onLine(line);
    });
  }
  let gone = false;
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code));
  }).finally(() => {
    gone = true;
  });
  // A script that exits unexpectedly also ends its server.
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);
  ended.finally(() => process.removeListener('exit', killOnExit));

  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  const said = () => (options.onLine ? `:\n${early.join('\n')}` : '. See its output above.');
  const deadline = Date.now() + (options.patience ?? Number.POSITIVE_INFINITY);
  while (!(await responses(url))) {
    if (gone) throw new Problem(`PocketBase exited with code ${await ended}${said()}`);
    if (Date.now() > deadline) {
      await stop('SIGKILL');
      throw new Problem(`PocketBase did not become healthy${said()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { url, pid: child.pid ?? 0, ended, stop };
}
