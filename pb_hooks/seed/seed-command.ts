import { importAirports } from './import-airports.ts';
import { readSeedFile } from './seed-file.ts';

function fail(sentence: string): never {
  console.error(sentence);
  $os.exit(1);
  throw new Error('unreachable');
}

/**
 * `seed <file.json>`: imports airports into the data folder, which may be new, and may be in use by a server. Prints
 * what it did as one line of JSON. The values were checked when the file was made, and its hash says that it is still the
 * same. Exits with 1 and a sentence an error, because PocketBase turns a throw into a stack.
 */
export function seed(app: CoreApp, args: string[]): void {
  const [path] = args;
  if (path === undefined || args.length > 1) fail('Usage: seed <file.json>');
  try {
    const { airports } = readSeedFile(path);
    app.runAllMigrations();
    console.log(JSON.stringify(importAirports(app, airports)));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
