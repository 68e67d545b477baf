import { importAirports } from './import-airports.ts';
import { readSeedFile } from './seed-file.ts';
import { recordShipped } from './state.ts';

function fail(sentence: string): never {
  console.error(sentence);
  $os.exit(1);
  throw new Error('unreachable');
}

/** The hash of the airports that came with this image, so that importing them here saves the next start the work. */
function hashOfImage(): string | undefined {
  try {
    return readSeedFile(`${__hooks}/../seed/airports.json`).hash;
  } catch {
    return undefined;
  }
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
    const { airports, hash, rows } = readSeedFile(path);
    app.runAllMigrations();
    const result = importAirports(app, airports);
    if (hash === hashOfImage()) recordShipped(app, hash, rows);
    console.log(JSON.stringify(result));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
