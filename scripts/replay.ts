import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { REPLAYED_TABLES } from '#game/tables/replayed.ts';
import { dataFolder, readCommandLine } from './command-line.ts';
import { locatePocketbase } from './pocketbase/locate.ts';
import { runOnWorld } from './pocketbase/world-command.ts';
import { Problem } from './problem.ts';
import { firstDifferentTable, rowCount, type TableTexts } from './replay/compare.ts';
import { playAgain, type WorldLog } from './replay/play-again.ts';

const USAGE = `Usage: npm run replay [-- --data DIR]
  Replays the world of a data folder from its beginning and checks that the ledger is the same, byte
  for byte, and so are valuations, loans and shares.
  --data DIR  the data folder; defaults to DATA_DIR or ./pb_data`;

const line = readCommandLine<{ data?: string }>(process.argv.slice(2), USAGE, {
  options: { data: { type: 'string' } },
});
if (!line) process.exit();
const dataDir = dataFolder(line.values.data, process.env);

const work = mkdtempSync(`${tmpdir()}/am-replay-`);

/** Returns the actions and the tables of a data folder, by the binary's own command. */
async function dump(folder: string): Promise<{ log: WorldLog; tables: TableTexts }> {
  await runOnWorld(['dump', work], folder, (output) => output.includes('Wrote'));
  return {
    log: JSON.parse(readFileSync(`${work}/world.json`, 'utf8')) as WorldLog,
    tables: new Map(REPLAYED_TABLES.map(({ name }) => [name, readFileSync(`${work}/${name}.csv`, 'utf8')])),
  };
}

try {
  const original = await dump(dataDir);
  const { log } = original;
  console.error(`Replaying ${log.actions.length} actions and ${log.hour + 1} hours of ${dataDir} …`);
  const copy = `${work}/pb_data`;
  await playAgain(await locatePocketbase(), copy, log);
  const again = await dump(copy);
  const difference = firstDifferentTable(original.tables, again.tables);
  if (difference !== null) throw new Problem(difference);
  const { ledger, ...others } = Object.fromEntries(
    [...original.tables].map(([name, text]) => [name, rowCount(text)]),
  );
  const rows = Object.values(others).reduce((sum, count) => sum + count, 0);
  const words = (count = 0) => count.toLocaleString('en-US');
  console.log(
    `The same ledger, byte for byte: ${words(ledger)} rows. So are ${words(rows)} rows of ${Object.keys(others).join(', ')}.`,
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
