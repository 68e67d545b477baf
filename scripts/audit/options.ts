import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment.ts';
import { Problem } from '../problem.ts';

const USAGE = `Usage: npm run audit [-- --data DIR]
  Checks that the world in a data folder is sound, and prints how large it is. Nothing is changed; a server may be using it.
  --data DIR  the data folder; DATA_DIR or ./pb_data without it`;

/** What the command line of `npm run audit` asks for; undefined where it only asked for help, which is then printed. */
export function readOptions(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): { dataDir: string } | undefined {
  let values: { data?: string; help?: boolean };
  try {
    values = parseArgs({
      args,
      options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
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
  return { dataDir };
}
