import { readCargo, shippedCargoes } from './seed/cargo.ts';
import { importIntoFolder } from './seed/into-folder.ts';
import { importIntoServer } from './seed/into-server.ts';
import { readOptions } from './seed/options.ts';
import { tell, tellNoMore } from './seed/progress.ts';
import { describeLeftOut, describeResult } from './seed/result.ts';

const options = readOptions(process.argv.slice(2));
if (options) {
  const { file, into } = options;
  const target = 'url' in into ? into.url : into.dataDir;
  try {
    tell(`Reading ${file ?? 'everything shipped with the product'}`);
    for (const cargo of file === null ? shippedCargoes() : [readCargo(file)]) {
      tell(`Checked ${cargo.name}. Importing into ${target}`);
      const result =
        'url' in into
          ? await importIntoServer(cargo, into.url, into.account)
          : await importIntoFolder(cargo, into.dataDir);
      tellNoMore();
      for (const line of describeLeftOut(result, cargo.lines)) console.error(line);
      console.log(`${cargo.name} imported into ${target}: ${describeResult(result)}.`);
    }
  } finally {
    tellNoMore();
  }
}
