import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { dataFolder, readCommandLine } from './command-line.ts';
import { Problem } from './problem.ts';
import { listDataFolder, rejectIfInUse, wipe } from './reset/data-folder.ts';
import { shippedCargoes } from './seed/cargo.ts';
import { importIntoFolder } from './seed/into-folder.ts';
import { tell, tellNoMore } from './seed/progress.ts';

/** Describes what is deleted with the folder. */
function contents(dataDir: string): string {
  const backups = existsSync(`${dataDir}/backups`)
    ? readdirSync(`${dataDir}/backups`).filter((file) => file.endsWith('.zip')).length
    : 0;
  const end =
    backups > 0 ? `, the settings and ${backups} backup${backups === 1 ? '' : 's'}` : ' and the settings';
  return `every account, every airline${end}`;
}

async function confirm(dataDir: string): Promise<void> {
  const question = `This deletes ${contents(dataDir)} in ${dataDir}.`;
  if (!process.stdin.isTTY) {
    throw new Problem(
      `${question}\nThere is no terminal for the prompt. Add --yes to confirm. Nothing was deleted.`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C or Ctrl-D at the prompt means no.
  const gone = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const response = await Promise.race([terminal.question(`${question}\nType "yes" to continue: `), gone]);
  terminal.close();
  if (response.trim().toLowerCase() !== 'yes') throw new Problem('Nothing was deleted.');
}

const USAGE = `Usage: npm run reset -- [--yes] [--data DIR]
  --yes       do not ask
  --data DIR  the data folder to wipe and seed again; defaults to DATA_DIR or ./pb_data`;

interface ResetOptions {
  /** Absolute. */
  dataDir: string;
  /** Skips the prompt. */
  yes: boolean;
}

/**
 * Returns the options of `npm run reset`, or undefined if the command line only asks for help, which is then
 * printed.
 */
function readOptions(args: string[], env: NodeJS.ProcessEnv = process.env): ResetOptions | undefined {
  const options = { data: { type: 'string' }, yes: { type: 'boolean', short: 'y' } } as const;
  const line = readCommandLine<{ data?: string; yes?: boolean }>(args, USAGE, { options });
  return line && { dataDir: dataFolder(line.values.data, env), yes: line.values.yes ?? false };
}

const options = readOptions(process.argv.slice(2));
if (options) {
  const { dataDir, yes } = options;
  const entries = listDataFolder(dataDir);
  await rejectIfInUse(dataDir);
  if (entries.length > 0 && !yes) await confirm(dataDir);
  // Read before anything is deleted, because a file may be invalid.
  const cargoes = shippedCargoes();
  if (entries.length > 0) wipe(dataDir, listDataFolder(dataDir));
  try {
    for (const cargo of cargoes) {
      tell(`Importing ${cargo.name} into ${dataDir}`);
      await importIntoFolder(cargo, dataDir);
    }
  } finally {
    tellNoMore();
  }
  const before = entries.length > 0 ? `Wiped ${dataDir}` : `${dataDir} was empty`;
  console.log(`${before} and seeded it again: ${cargoes.map(({ name }) => name).join(', ')}, no accounts.`);
}
