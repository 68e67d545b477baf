import { dataFolder, fromHere, readCommandLine } from '../command-line.ts';
import { Problem } from '../problem.ts';

const USAGE = `Usage: npm run seed -- [file.csv] [--data DIR | --url http://host:port]
  file.csv    rows to import: airports, aircraft models or another table of seed/,
              identified by its header; defaults to everything shipped with the product
  --data DIR  the data folder to import into; defaults to DATA_DIR or ./pb_data
  --url URL   import into a running server instead, as the superuser of
              AM_SUPERUSER_EMAIL and AM_SUPERUSER_PASSWORD`;

export interface Account {
  email: string;
  password: string;
}

export interface SeedOptions {
  /** Absolute path of the CSV file; null for everything shipped with the product. */
  file: string | null;
  /** A data folder, or a server and the operator's account on it. */
  into: { dataDir: string } | { url: string; account: Account };
}

function serverOf(url: string, env: NodeJS.ProcessEnv): SeedOptions['into'] {
  if (!/^https?:\/\/[^/?#]+\/?$/.test(url) || !URL.canParse(url)) {
    throw new Problem(`--url is "${url}", but must be an address such as http://127.0.0.1:8090.`);
  }
  const { AM_SUPERUSER_EMAIL: email, AM_SUPERUSER_PASSWORD: password } = env;
  if (!email || !password) {
    throw new Problem('--url needs AM_SUPERUSER_EMAIL and AM_SUPERUSER_PASSWORD of that server.');
  }
  return { url: url.replace(/\/$/, ''), account: { email, password } };
}

/**
 * Returns the options of `npm run seed`, or undefined if the command line only asks for help, which is then
 * printed.
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv = process.env): SeedOptions | undefined {
  const line = readCommandLine<{ data?: string; url?: string }>(args, USAGE, {
    allowPositionals: true,
    options: { data: { type: 'string' }, url: { type: 'string' } },
  });
  if (!line) return undefined;
  const { values, positionals } = line;
  if (positionals.length > 1) throw new Problem(`One file at a time.\n${USAGE}`);
  if (values.data !== undefined && values.url !== undefined) {
    throw new Problem(`Either --data or --url, not both.\n${USAGE}`);
  }
  const file = positionals[0] === undefined ? null : fromHere(positionals[0], env);
  if (values.url !== undefined) return { file, into: serverOf(values.url, env) };
  return { file, into: { dataDir: dataFolder(values.data, env) } };
}
