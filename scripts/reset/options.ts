import { dataFolder, readCommandLine } from '../command-line.ts';

const USAGE = `Usage: npm run reset -- [--yes] [--data DIR]
  --yes       do not ask
  --data DIR  the data folder to wipe and seed again; defaults to DATA_DIR or ./pb_data`;

export interface ResetOptions {
  /** Absolute. */
  dataDir: string;
  /** Skips the prompt. */
  yes: boolean;
}

/**
 * Returns the options of `npm run reset`, or undefined if the command line only asks for help, which is then
 * printed.
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv = process.env): ResetOptions | undefined {
  const options = { data: { type: 'string' }, yes: { type: 'boolean', short: 'y' } } as const;
  const line = readCommandLine<{ data?: string; yes?: boolean }>(args, USAGE, { options });
  return line && { dataDir: dataFolder(line.values.data, env), yes: line.values.yes ?? false };
}
