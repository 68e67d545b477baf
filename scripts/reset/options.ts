import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment.ts';
import { Problem } from '../problem.ts';

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
  let values: { data?: string; yes?: boolean; help?: boolean };
  try {
    values = parseArgs({
      args,
      options: {
        data: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${USAGE}`);
  }
  if (values.help) {
    console.log(USAGE);
    return undefined;
  }
  // npm runs scripts in the project's folder; the path is meant from where the person stands.
  const dataDir =
    values.data === undefined ? readEnvironment(env).dataDir : resolve(env.INIT_CWD ?? '.', values.data);
  return { dataDir, yes: values.yes ?? false };
}
