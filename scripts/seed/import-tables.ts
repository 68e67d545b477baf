import { readCargo, shippedCargoes } from './cargo.ts';
import { importIntoFolder } from './into-folder.ts';
import { importIntoServer } from './into-server.ts';
import type { SeedOptions } from './options.ts';
import { tell, tellNoMore } from './progress.ts';
import { describeLeftOut, describeResult } from './result.ts';

/** Imports a file, or everything shipped with the product, and prints what has changed. */
export async function importTables({ file, into }: SeedOptions): Promise<void> {
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
