import { checkAirports } from '../../game/airport-check.ts';
import { importAirports } from './import-airports.ts';
import { readSeedFile } from './seed-file.ts';

function fail(sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence);
  $os.exit(1);
  throw new Error('unreachable');
}

/**
 * `seed <file.json>`: imports airports into the data folder, which may be new, and may be in use by a server. Prints
 * what it did as one line of JSON. Exits with 1 and a sentence an error, because PocketBase turns a throw into a stack.
 */
export function seed(app: CoreApp, args: string[]): void {
  const [path] = args;
  if (path === undefined || args.length > 1) fail(['Usage: seed <file.json>']);
  try {
    const { airports } = readSeedFile(path);
    const { faults } = checkAirports(JSON.parse(airports) as unknown[]);
    if (faults.length > 0)
      fail(faults.map(({ row, column, message }) => `row ${row + 1}, ${column} ${message}`));
    app.runAllMigrations();
    console.log(JSON.stringify(importAirports(app, airports)));
  } catch (error) {
    fail([error instanceof Error ? error.message : String(error)]);
  }
}
