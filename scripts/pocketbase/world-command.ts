import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildTargets } from '../build/targets.ts';
import { Problem } from '../problem.ts';
import { locatePocketbase } from './locate.ts';
import { pocketbaseArgs } from './serve-args.ts';

/** Output limit in bytes. The output for a large world is long. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Builds what the binary runs, once per process: even to find nothing to do, it reads all sources. */
let built: Promise<unknown> | undefined;
const buildOnce = (): Promise<unknown> => {
  built ??= buildTargets(['migrations', 'hooks', 'seed']);
  return built;
};

/** Removes the time that the console puts before each line. */
const withoutTime = (text: string) => text.replace(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /gm, '').trim();

/** Returns an error without the stack of a Go panic. */
const firstPart = (text: string) => text.split(/\n(?:\s*\n)*goroutine \d+ /)[0]?.trim() ?? '';

/**
 * Runs a console command of the binary on a data folder, which a server may be using. Returns its output. Throws a
 * Problem if the folder contains no world, or if the output lacks what `isDone` looks for.
 */
export async function runOnWorld(
  command: string[],
  dataDir: string,
  isDone: (output: string) => boolean,
): Promise<string> {
  if (!existsSync(dataDir)) throw new Problem(`There is no folder ${dataDir}.`);
  if (!existsSync(`${dataDir}/data.db`)) throw new Problem(`There is no world in ${dataDir}.`);
  const binary = await locatePocketbase();
  await buildOnce();
  const run = spawnSync(binary, [...command, ...pocketbaseArgs(dataDir)], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  const output = withoutTime(run.stdout ?? '');
  if (run.status === 0 && isDone(output)) return output;
  const stderr = firstPart(withoutTime(run.stderr ?? ''));
  if (stderr.startsWith('There is no world')) throw new Problem(stderr);
  const reason = [stderr, output, run.error?.message].filter(Boolean).join('\n');
  throw new Problem(`${reason || `PocketBase ended with ${run.status}.`}\n${dataDir} cannot be read.`);
}
