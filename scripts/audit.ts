import { printReport } from './audit/report.ts';
import { runAudit } from './audit/run.ts';
import { dataFolder, readCommandLine } from './command-line.ts';

const USAGE = `Usage: npm run audit [-- --data DIR]
  Checks that the world in a data folder is consistent and prints its size. Changes nothing. A server may be using the folder.
  --data DIR  the data folder; defaults to DATA_DIR or ./pb_data`;

/**
 * Returns the options of `npm run audit`, or undefined if the command line only asks for help, which is then
 * printed.
 */
function readOptions(args: string[], env: NodeJS.ProcessEnv = process.env): { dataDir: string } | undefined {
  const line = readCommandLine<{ data?: string }>(args, USAGE, { options: { data: { type: 'string' } } });
  return line && { dataDir: dataFolder(line.values.data, env) };
}

const options = readOptions(process.argv.slice(2));
if (options) {
  const report = await runAudit(options.dataDir);
  if (!printReport(report, options.dataDir)) process.exitCode = 1;
}
