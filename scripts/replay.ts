import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buildTargets } from './build/targets.ts';
import { dataFolder, readCommandLine } from './command-line.ts';
import { locatePocketbase } from './pocketbase/locate.ts';
import { pocketbaseArgs } from './pocketbase/serve-args.ts';
import { Problem } from './problem.ts';
import { firstDifference } from './replay/compare.ts';
import { playAgain, type WorldLog } from './replay/play-again.ts';

const USAGE = `Usage: npm run replay [-- --data DIR]
  Replays the world of a data folder from its beginning and checks that the ledger is the same, byte for byte.
  --data DIR  the data folder; defaults to DATA_DIR or ./pb_data`;

const line = readCommandLine<{ data?: string }>(process.argv.slice(2), USAGE, {
  options: { data: { type: 'string' } },
});
if (!line) process.exit();
const dataDir = dataFolder(line.values.data, process.env);

const work = mkdtempSync(`${tmpdir()}/am-replay-`);

/** Returns the actions and the ledger of a data folder, by the binary's own command. */
function dump(binary: string, folder: string): { log: WorldLog; ledger: string } {
  const run = spawnSync(binary, ['dump', work, ...pocketbaseArgs(folder)], { encoding: 'utf8' });
  if (run.status !== 0 || !run.stdout.includes('Wrote'))
    throw new Problem(`${folder} cannot be read: ${run.stderr || run.stdout}`);
  return {
    log: JSON.parse(readFileSync(`${work}/world.json`, 'utf8')) as WorldLog,
    ledger: readFileSync(`${work}/ledger.csv`, 'utf8'),
  };
}

try {
  const binary = await locatePocketbase();
  await buildTargets(['migrations', 'hooks', 'seed']);
  const original = dump(binary, dataDir);
  const { log } = original;
  console.error(`Replaying ${log.actions.length} actions and ${log.hour + 1} hours of ${dataDir} …`);
  const copy = `${work}/pb_data`;
  await playAgain(binary, copy, log);
  const again = dump(binary, copy);
  const difference = firstDifference(original.ledger, again.ledger);
  if (difference !== null) throw new Problem(`The ledgers differ.\n${difference}`);
  const rows = original.ledger.split('\n').length - 1;
  console.log(`The same ledger, byte for byte: ${rows.toLocaleString('en-US')} rows.`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
