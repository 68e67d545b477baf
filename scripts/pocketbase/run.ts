import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Problem } from '../problem.ts';
import { MEMORY_GROWTH, MEMORY_LIMIT, serveArgs } from './serve-args.ts';

export interface PocketbaseOptions {
  binary: string;
  dataDir: string;
  /** Port of 127.0.0.1 to serve on. */
  port: number;
  /** The whole environment of the process. */
  env: NodeJS.ProcessEnv;
  /** The folder that holds pb_hooks and the rest; by default build/. */
  build?: string;
  /** Told each line the process prints. */
  onLine: (line: string) => void;
  /** JavaScript runtimes that are ready before they are needed; by default as the image has them. */
  hooksPool?: number;
  /** MB of private memory at which the system refuses the process more (Linux: prlimit); by default unlimited. */
  memoryCap?: number;
  /** How long it may take to become healthy, in milliseconds. */
  patience?: number;
}

export interface Pocketbase {
  url: string;
  pid: number;
  /** Settles with the exit code (null: ended by a signal) when the process is gone, for whatever reason. */
  ended: Promise<number | null>;
  /** Ends the process with SIGTERM (or the given signal) and waits for it; returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );

/** Starts PocketBase and returns once it is healthy. Throws a Problem with what it printed when it does not get there. */
export async function runPocketbase(options: PocketbaseOptions): Promise<Pocketbase> {
  const url = `http://127.0.0.1:${options.port}`;
  const { build, hooksPool, memoryCap } = options;
  const args = serveArgs(options.dataDir, `127.0.0.1:${options.port}`, build, hooksPool);
  const command = memoryCap === undefined ? [] : ['prlimit', `--data=${memoryCap * 1_000_000}`];
  const [file = '', ...rest] = [...command, options.binary, ...args];
  const child = spawn(file, rest, {
    env: { GOMEMLIMIT: MEMORY_LIMIT, GOGC: MEMORY_GROWTH, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const early: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (early.length < 50) early.push(line);
      options.onLine(line);
    });
  }
  let gone = false;
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code));
  }).finally(() => {
    gone = true;
  });
  // A script that leaves in a hurry takes its server along.
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);
  ended.finally(() => process.removeListener('exit', killOnExit));

  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  const deadline = Date.now() + (options.patience ?? 120_000);
  while (!(await answers(url))) {
    if (gone)
      throw new Problem(`PocketBase ended with ${await ended} before it was ready:\n${early.join('\n')}`);
    if (Date.now() > deadline) {
      await stop('SIGKILL');
      throw new Problem(`PocketBase did not become healthy:\n${early.join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { url, pid: child.pid ?? 0, ended, stop };
}
