import { spawn } from 'node:child_process';
import { BUILD } from '#scripts/paths.ts';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { pocketbaseArgs } from '#scripts/pocketbase/serve-args.ts';
import { passedOn } from './passed-on.ts';

export interface CommandResult {
  code: number | null;
  output: string;
}

export interface CommandOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** Input for the command's questions. */
  input?: string;
  build?: string;
  /** Ends a command that would continue, such as `serve`, with SIGTERM. */
  signal?: AbortSignal;
}

/** Runs a console command of the binary until it exits, for example `['migrate', 'down', '1']`. */
export async function runCommand(command: string[], options: CommandOptions): Promise<CommandResult> {
  const { dataDir, env, input, build = BUILD, signal } = options;
  const child = spawn(await locatePocketbase(), [...command, ...pocketbaseArgs(dataDir, build)], {
    env: { ...passedOn(), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.stdin.end(input);
  signal?.addEventListener('abort', () => child.kill('SIGTERM'));
  // A server that should not have started must not keep the test waiting.
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(tooLong);
  return { code, output };
}
