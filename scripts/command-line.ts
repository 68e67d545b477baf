import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readEnvironment } from './environment.ts';
import { Problem } from './problem.ts';

interface CommandLine<Values> {
  values: Values;
  positionals: string[];
}

/**
 * Returns the values of a command line, or undefined if it only asks for help (`--help`, `-h`), which is then
 * printed. Throws a Problem with the usage if it contains anything that is not in `options`.
 */
export function readCommandLine<Values>(
  args: string[],
  usage: string,
  { options, ...config }: ParseArgsConfig,
): CommandLine<Values> | undefined {
  let read: CommandLine<Values & { help?: boolean }>;
  try {
    const help = { type: 'boolean', short: 'h' } as const;
    read = parseArgs({ ...config, args, options: { ...options, help } }) as typeof read;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${usage}`);
  }
  if (!read.values.help) return read;
  console.log(usage);
  return undefined;
}

/**
 * Returns an absolute path from the command line. npm runs scripts in the project folder, but paths are
 * relative to the user's folder.
 */
export const fromHere = (path: string, env: NodeJS.ProcessEnv): string => resolve(env.INIT_CWD ?? '.', path);

/** Returns the absolute data folder: from the option `--data`, otherwise from the environment. */
export const dataFolder = (given: string | undefined, env: NodeJS.ProcessEnv): string =>
  given === undefined ? readEnvironment(env).dataDir : fromHere(given, env);
