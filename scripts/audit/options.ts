import { dataFolder, readCommandLine } from '../command-line.ts';

const USAGE = `Usage: npm run audit [-- --data DIR]
  Checks that the world in a data folder is sound, and prints how large it is. Nothing is changed; a server may be using it.
  --data DIR  the data folder; DATA_DIR or ./pb_data without it`;

/** What the command line of `npm run audit` asks for; undefined where it only asked for help, which is then printed. */
export function readOptions(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): { dataDir: string } | undefined {
  const line = readCommandLine<{ data?: string }>(args, USAGE, { options: { data: { type: 'string' } } });
  return line && { dataDir: dataFolder(line.values.data, env) };
}
