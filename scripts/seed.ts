import { importIntoFolder } from './seed/into-folder.ts';
import { importIntoServer } from './seed/into-server.ts';
import { readOptions } from './seed/options.ts';
import { tell, tellNoMore } from './seed/progress.ts';
import { readAirportFile } from './seed/read-file.ts';
import { airportsCount, describeResult } from './seed/result.ts';

const options = readOptions(process.argv.slice(2));
if (options) {
  const { file, into } = options;
  try {
    tell(`Reading ${file}`);
    const airports = readAirportFile(file);
    const target = 'url' in into ? into.url : into.dataDir;
    tell(`Checked ${airportsCount(airports.length)}; importing into ${target}`);
    const result =
      'url' in into
        ? await importIntoServer(airports, into.url, into.account)
        : await importIntoFolder(airports, into.dataDir);
    tellNoMore();
    console.log(`${airportsCount(airports.length)} imported into ${target}: ${describeResult(result)}.`);
  } finally {
    tellNoMore();
  }
}
