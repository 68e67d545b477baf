import { dataFolder, fromHere, readCommandLine } from '../command-line.ts';

const USAGE = `Usage: npm run journal [-- --airline CODE] [--file FILE] [--data DIR]
  Writes the ledger of a data folder as a plain-text journal for hledger. A server may be using the folder.
  --airline CODE  only this airline. By default all airlines and the accounts besides them
  --file FILE     the journal; defaults to ledger.journal
  --data DIR      the data folder; defaults to DATA_DIR or ./pb_data`;

export interface JournalOptions {
  dataDir: string;
  /** Code of the only airline, in upper case. Empty for all. */
  airline: string;
  /** Absolute path of the journal. */
  file: string;
}

/** Returns the options of `npm run journal`, or undefined if the command line only asks for help. */
export function readOptions(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): JournalOptions | undefined {
  const text = { type: 'string' } as const;
  const line = readCommandLine<{ data?: string; airline?: string; file?: string }>(args, USAGE, {
    options: { data: text, airline: text, file: text },
  });
  if (!line) return undefined;
  const { data, airline = '', file = 'ledger.journal' } = line.values;
  return { dataDir: dataFolder(data, env), airline: airline.toUpperCase(), file: fromHere(file, env) };
}
