import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readEnvironment } from './environment.ts';
import { Problem } from './problem.ts';

interface CommandLine<Values> {
  values: Values;
  positionals: string[];
}

/**
 * What a command line says; undefined where it only asked for help (`--help`, `-h`), which is then printed. Throws a Problem
 * with the usage where it says what is not in `options`.
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

/** A path of the command line, absolute: npm runs scripts in the project's folder, the path is meant from where the person stands. */
export const fromHere = (path: string, env: NodeJS.ProcessEnv): string => resolve(env.INIT_CWD ?? '.', path);

/** The data folder, absolute: the one of the option `--data`, else that of the environment. */
export const dataFolder = (given: string | undefined, env: NodeJS.ProcessEnv): string =>
  given === undefined ? readEnvironment(env).dataDir : fromHere(given, env);
