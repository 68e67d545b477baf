import { importTables } from './seed/import-tables.ts';
import { readOptions } from './seed/options.ts';

const options = readOptions(process.argv.slice(2));
if (options) await importTables(options);
