import type { SeedFile } from './seed-file.ts';

/** The seed_state row that says what the table of airports holds: GET /api/am/airports is keyed by its hash. */
const CONTENT = 'airports';
/** The seed_state row that tells one state of the other tables from another: demand is worked out anew when it changes. */
const TABLES = 'tables';
/** The seed_state rows that say which files of an image were imported last. */
const SHIPPED = { airports: 'airports-shipped', tables: 'tables-shipped' };

const CONTENT_JSON = `
  SELECT json_group_array(json_array(id, ident, iata, icao, name, type, continent, country, municipality, city,
    lat, lon, elevation_m, elevation_known, runways, longest_runway_m, timezone, scheduled)) AS json, count(*) AS n
  FROM (SELECT * FROM airport ORDER BY ident)`;

const SAVE = `
  INSERT INTO seed_state (name, hash, rows, imported) VALUES ({:name}, {:hash}, {:rows}, {:imported})
  ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, rows = excluded.rows, imported = excluded.imported`;

function save(app: CoreApp, name: string, hash: string, rows: number): void {
  app.db().newQuery(SAVE).bind({ name, hash, rows, imported: new DateTime().string() }).execute();
}

/** Notes what the table of airports holds now, by the hash of its whole content. */
export function recordState(app: CoreApp): void {
  const row = new DynamicModel({ json: '', n: 0 });
  app.db().newQuery(CONTENT_JSON).one(row);
  save(app, CONTENT, $security.sha256(row.json as string), row.n as number);
}

/** Notes that rows of the other tables were imported which changed something. @param tables those rows, as JSON */
export function recordTables(app: CoreApp, tables: string, rows: number): void {
  save(app, TABLES, $security.sha256(tables), rows);
}

/** Notes that the file of that hash, which came with the image, is imported. */
export function recordShipped(app: CoreApp, { kind, hash, rows }: SeedFile): void {
  save(app, SHIPPED[kind], hash, rows);
}

/** Hash of the file of that kind which the last newer image brought; empty in a new world. */
export function shippedHash(app: CoreApp, kind: SeedFile['kind']): string {
  const row = new DynamicModel({ hash: '' });
  const sql = "SELECT COALESCE(max(hash), '') AS hash FROM seed_state WHERE name = {:name}";
  app.db().newQuery(sql).bind({ name: SHIPPED[kind] }).one(row);
  return row.hash as string;
}
