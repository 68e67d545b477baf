import { AIRPORT } from '#game/tables/airport.ts';
import { SEED_STATE } from '#game/tables/seed-state.ts';
import { columnNames } from '#game/tables/table.ts';
import { singleInsert } from '../db/insert.ts';
import type { SeedFile } from './seed-file.ts';

/**
 * Name of the seed_state row with the hash of the airports. The name of the published file depends on the
 * hash.
 */
const CONTENT = 'airports';
/** Name of the seed_state row with the hash of the other tables. Demand is recomputed when it changes. */
const TABLES = 'tables';
/** Names of the seed_state rows with the image's files that were imported last. */
const SHIPPED = { airports: 'airports-shipped', tables: 'tables-shipped' };

const REPLACE =
  'ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, rows = excluded.rows, imported = excluded.imported';

function save(app: CoreApp, name: string, hash: string, rows: number): void {
  const imported = new DateTime().string();
  singleInsert(SEED_STATE, REPLACE, 'id')(app, { name, hash, rows, imported });
}

/** Records the hash of the current airports. */
export function recordState(app: CoreApp): void {
  const row = new DynamicModel({ json: '', n: 0 });
  const columns = columnNames(AIRPORT).join(', ');
  app
    .db()
    .newQuery(
      `SELECT json_group_array(json_array(${columns})) AS json, count(*) AS n FROM (SELECT * FROM airport ORDER BY ident)`,
    )
    .one(row);
  save(app, CONTENT, $security.sha256(row.json as string), row.n as number);
}

/**
 * Records an import that changed rows of the other tables.
 * @param tables those rows, as JSON
 */
export function recordTables(app: CoreApp, tables: string, rows: number): void {
  save(app, TABLES, $security.sha256(tables), rows);
}

/** Records the import of one of this image's files. */
export function recordShipped(app: CoreApp, { kind, hash, rows }: SeedFile): void {
  save(app, SHIPPED[kind], hash, rows);
}

/** Returns the hash of the image's file of this kind that was imported last. Empty in a new world. */
export function shippedHash(app: CoreApp, kind: SeedFile['kind']): string {
  const row = new DynamicModel({ hash: '' });
  const sql = "SELECT COALESCE(max(hash), '') AS hash FROM seed_state WHERE name = {:name}";
  app.db().newQuery(sql).bind({ name: SHIPPED[kind] }).one(row);
  return row.hash as string;
}
