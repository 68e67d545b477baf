import { dataFolder, readCommandLine } from './command-line.ts';
import { replayWorld } from './replay/replay-world.ts';

const USAGE = `Usage: npm run replay [-- --data DIR]
  Replays the world of a data folder from its beginning and checks that the ledger is the same, byte
  for byte, and so are valuations, loans and shares.
  --data DIR  the data folder; defaults to DATA_DIR or ./pb_data`;

const line = readCommandLine<{ data?: string }>(process.argv.slice(2), USAGE, {
  options: { data: { type: 'string' } },
});
if (line) console.log(await replayWorld(dataFolder(line.values.data, process.env)));
