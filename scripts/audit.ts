import { readOptions } from './audit/options.ts';
import { printReport } from './audit/report.ts';
import { runAudit } from './audit/run.ts';

const options = readOptions(process.argv.slice(2));
if (options) {
  const report = await runAudit(options.dataDir);
  if (!printReport(report, options.dataDir)) process.exitCode = 1;
}
