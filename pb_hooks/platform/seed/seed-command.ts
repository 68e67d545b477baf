import { importFile } from './import.ts';
import { readSeedFile, type SeedFile } from './seed-file.ts';
import { recordShipped } from './state.ts';

function fail(sentence: string): never {
  console.error(sentence);
  $os.exit(1);
  throw new Error('unreachable');
}

/**
 * Returns the hash of this image's seed file. If the imported file is the same, the next start does not
 * import it again.
 */
function hashOfImage(kind: SeedFile['kind']): string | undefined {
  try {
    return readSeedFile(`${__hooks}/../seed/${kind}.json`).hash;
  } catch {
    return undefined;
  }
}

/**
 * Runs `seed <file.json>`: imports a seed file into the data folder. The folder may be new or in use by a
 * server. Prints the result as one line of JSON. The values were validated when the file was made, and the
 * hash shows that it has not changed. Exits with 1 and a sentence after an error, because PocketBase prints a
 * stack for a throw.
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
