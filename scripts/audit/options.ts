import { dataFolder, readCommandLine } from '../command-line.ts';

const USAGE = `Usage: npm run audit [-- --data DIR]
  Checks that the world in a data folder is sound, and prints how large it is. Nothing is changed; a server may be using it.
  --data DIR  the data folder; DATA_DIR or ./pb_data without it`;

/**
 * Returns the options of `npm run audit`, or undefined if the command line only asks for help, which is then
 * printed.
 */
export function readOptions(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): { dataDir: string } | undefined {
  const line = readCommandLine<{ data?: string }>(args, USAGE, { options: { data: { type: 'string' } } });
  return line && { dataDir: dataFolder(line.values.data, env) };
}
