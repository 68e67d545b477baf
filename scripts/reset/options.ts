import { dataFolder, readCommandLine } from '../command-line.ts';

const USAGE = `Usage: npm run reset -- [--yes] [--data DIR]
  --yes       do not ask
  --data DIR  the data folder to wipe and seed anew; DATA_DIR or ./pb_data without it`;

export interface ResetOptions {
  /** Absolute. */
  dataDir: string;
  /** Do not ask. */
  yes: boolean;
}

/** What the command line of `npm run reset` asks for; undefined where it only asked for help, which is then printed. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv = process.env): ResetOptions | undefined {
  const options = { data: { type: 'string' }, yes: { type: 'boolean', short: 'y' } } as const;
  const line = readCommandLine<{ data?: string; yes?: boolean }>(args, USAGE, { options });
  return line && { dataDir: dataFolder(line.values.data, env), yes: line.values.yes ?? false };
}
