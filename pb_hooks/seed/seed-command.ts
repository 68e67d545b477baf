import { importFile } from './import.ts';
import { readSeedFile, type SeedFile } from './seed-file.ts';
import { recordShipped } from './state.ts';

function fail(sentence: string): never {
  console.error(sentence);
  $os.exit(1);
  throw new Error('unreachable');
}

/** The hash of the file that came with this image, so that importing it here saves the next start the work. */
function hashOfImage(kind: SeedFile['kind']): string | undefined {
  try {
    return readSeedFile(`${__hooks}/../seed/${kind}.json`).hash;
  } catch {
    return undefined;
  }
}

/**
 * `seed <file.json>`: imports a file of the seed into the data folder, which may be new, and may be in use by a server. Prints
 * what it did as one line of JSON. The values were checked when the file was made, and its hash says that it is still the
 * same. Exits with 1 and a sentence an error, because PocketBase turns a throw into a stack.
 */
export function seed(app: CoreApp, args: string[]): void {
  const [path] = args;
  if (path === undefined || args.length > 1) fail('Usage: seed <file.json>');
  try {
    const file = readSeedFile(path);
    app.runAllMigrations();
    const result = importFile(app, file, false);
    if (file.hash === hashOfImage(file.kind)) recordShipped(app, file);
    console.log(JSON.stringify(result));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
