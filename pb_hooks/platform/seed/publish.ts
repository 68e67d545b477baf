import { AIRPORT } from '#game/tables/airport.ts';
import { columnNames } from '#game/tables/table.ts';
import { isFile } from '../http/is-file.ts';
import { recordState } from './state.ts';

/** Returns the expression for the published value of a column. */
function published(name: string): string {
  if (name === 'elevation_m') return 'CASE WHEN elevation_known THEN elevation_m END';
  return name === 'scheduled' ? "json(CASE WHEN scheduled THEN 'true' ELSE 'false' END)" : name;
}

/**
 * Returns the query for all airports as columns: see compactAirportsSchema. SQLite builds the text in a few
 * milliseconds, goja would need hundreds.
 */
function worldQuery(): string {
  const columns = columnNames(AIRPORT)
    .filter((name) => name !== 'elevation_known')
    .map((name) => `'${name}', json_group_array(${published(name)})`);
  return `SELECT json_object(${columns.join(', ')}) AS body FROM (SELECT * FROM airport ORDER BY ident)`;
}

const STATE = "SELECT COALESCE(max(hash), '') AS hash FROM seed_state WHERE name = 'airports'";

const folderOf = (app: CoreApp) => `${app.dataDir()}/am_files`;
/** Names of the files, including drafts left by a crash. */
const NAME = /^airports-[0-9a-f]{32}\.json/;
const MODE = 0o644 as unknown as Parameters<typeof $os.writeFile>[2];

/** Writes a file under a draft name and renames it, so that no request is served a partial file. */
function write(app: CoreApp, name: string): void {
  const row = new DynamicModel({ body: '' });
  app.db().newQuery(worldQuery()).one(row);
  const path = `${folderOf(app)}/${name}`;
  const draft = `${path}.${$security.randomString(8)}`;
  $os.mkdirAll(folderOf(app), 0o755 as unknown as Parameters<typeof $os.mkdirAll>[1]);
  $os.writeFile(draft, row.body as unknown as number[], MODE);
  $os.rename(draft, path);
}

/**
 * Returns the name of the file with all airports in the data folder. Writes the file if it does not exist.
 * The hash in the name changes with the airports and with the product's version, so browsers can cache the
 * file for ever.
 */
export function airportsFile(app: CoreApp): string {
  const row = new DynamicModel({ hash: '' });
  app.db().newQuery(STATE).one(row);
  const name = `airports-${$security.sha256(`${AM_VERSION} ${row.hash}`).slice(0, 32)}.json`;
  if (!isFile(`${folderOf(app)}/${name}`)) write(app, name);
  return name;
}

/**
 * Writes the file of the current airports and removes older ones. Runs only at the start, because open pages
 * may still request the older files.
 */
export function publishAirports(app: CoreApp): void {
  const name = airportsFile(app);
  for (const entry of $os.readDir(folderOf(app))) {
    const old = entry?.name() ?? '';
    if (old !== name && NAME.test(old)) $os.remove(`${folderOf(app)}/${old}`);
  }
}

/** Runs after a change of an airport on the dashboard. The next page load uses a new file. */
export function publishAirportsAgain(e: core.RecordEvent): void {
  recordState(e.app);
  airportsFile(e.app);
  e.next();
}
